import { arrivedDraft } from '../features/review-flow/draft.ts';
import { noDrafts, withDraft } from '../features/review-flow/drafts.ts';
import { CopyBar } from '../features/review-flow/copy-bar.tsx';
import { DraftAdjust } from '../features/review-flow/draft-adjust.tsx';
import { DraftOrigin } from '../features/review-flow/draft-origin.tsx';
import { DraftSheet } from '../features/review-flow/draft-sheet.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

interface DraftPictureProps {
  text: string;
  chosen: readonly string[];
  businessName: string;
}

const tools: readonly { icon: IconName; label: string }[] = [
  { icon: 'back', label: 'Back' },
  { icon: 'pencil', label: 'Edit' },
  { icon: 'write', label: 'Write Your Own' },
  { icon: 'again', label: 'Regenerate' },
];

/** `DraftPreview` without the tooltips of its toolbar, which have ids. */
export function DraftPicture({ text, chosen, businessName }: DraftPictureProps) {
  const reply = { review: text, source: 'builtin' } as const;
  const draft = arrivedDraft(reply, { sentiments: chosen }, businessName);
  return (
    <div className="with-bar">
      <DraftSheet
        draft={draft}
        isEditing={false}
        isRewriting={false}
        onText={nothing}
        onEdit={nothing}
      />
      <div className="toolbar">
        {tools.map(({ icon, label }) => (
          <span key={label} className="tooltip-anchor">
            <button type="button" className="tool">
              <Icon name={icon} />
              {label}
            </button>
          </span>
        ))}
      </div>
      <DraftAdjust
        drafts={withDraft(noDrafts, draft)}
        isEditing={false}
        isRewriting={false}
        onRewrite={nothing}
        onMove={nothing}
      />
      <DraftOrigin draft={draft} />
      <CopyBar text={text} isCopied={false} onCopy={nothing} />
    </div>
  );
}

function nothing(): void {}
