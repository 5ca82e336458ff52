import { useLayoutEffect, useRef } from 'react';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { ReviewDraft } from './draft.ts';
import { draftLabel } from './draft-label.ts';
import { DraftOrigin } from './draft-origin.tsx';
import { useGrowOnlyHeight } from './use-grow-only-height.ts';

interface DraftSheetProps {
  draft: ReviewDraft;
  isEditing: boolean;
  isRewriting: boolean;
  onText: (text: string) => void;
}

/** The draft, to read or to edit. */
export function DraftSheet({ draft, isEditing, isRewriting, onText }: DraftSheetProps) {
  const sheet = useGrowOnlyHeight();
  return (
    <div className="sheet" aria-busy={isRewriting}>
      <p className="draft-label">{draftLabel(draft)}</p>
      <div ref={sheet} className="draft-body">
        {isEditing ? (
          <DraftEditor text={draft.text} onText={onText} />
        ) : (
          <p className="draft-text">{draft.text}</p>
        )}
        {isRewriting && <Skeletons count={6} label="Writing a new draft" />}
      </div>
      <DraftOrigin draft={draft} />
    </div>
  );
}

function DraftEditor({ text, onText }: Pick<DraftSheetProps, 'onText'> & { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(end, end);
  }, []);
  return (
    <textarea
      ref={field}
      className="draft-text draft-editor"
      aria-label="Your review"
      placeholder="Edit your review here..."
      rows={10}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
