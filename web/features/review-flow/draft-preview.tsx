import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DraftStyle } from '../../../contract/drafting.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { Toolbar, type Tool } from '../../ui/toolbar.tsx';
import { CopyBar } from './copy-bar.tsx';
import type { ReviewDraft } from './draft.ts';
import { DraftAdjust } from './draft-adjust.tsx';
import { edited, emptied, toNonEmpty, toPrevious } from './draft-changes.ts';
import { DraftOrigin } from './draft-origin.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { isBlank, withDraft, type Drafts } from './drafts.ts';
import { publicGoogleUrl, type NamedLinks } from './platform-urls.ts';
import { saveToasts } from './save-toasts.ts';
import { undoToast } from './undo-toast.tsx';
import type { useDrafting } from './use-drafting.ts';

interface DraftPreviewProps {
  /** The shown one of `drafts`. */
  draft: ReviewDraft;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
  onBack: () => void;
  /** `isDone` if the text is on the clipboard already. */
  onCopy: (text: string, isDone?: boolean) => void;
  isCopied: boolean;
  /** Given if Google is the only site to post on: then it can open along with copying. */
  onlyOnGoogle?: NamedLinks | undefined;
  /** Whether Regenerate is enabled. */
  canRegenerate?: boolean;
  /** Writes another draft, and stops doing so. */
  drafting: Pick<ReturnType<typeof useDrafting>, 'progress' | 'rewrite' | 'stop'>;
  /** Rendered below the sheet. */
  children?: ReactNode;
}

/** A draft to read, edit and copy. The page renders its heading. */
export function DraftPreview({
  draft,
  drafts,
  onDrafts,
  onBack,
  onCopy,
  isCopied,
  onlyOnGoogle,
  canRegenerate = false,
  drafting,
  children,
}: DraftPreviewProps) {
  const { progress } = drafting;
  const isRewriting = progress !== undefined && progress !== 'generate' && progress !== 'failed';
  // One's own text starts empty, possibly before a reload.
  const [isEditing, setEditing] = useState(isBlank(draft));
  // It may also replace a draft that is being read.
  if (!isEditing && isBlank(draft)) setEditing(true);
  /** The drafts when editing began. */
  const before = useRef<Drafts>(undefined);
  const start = useRef<HTMLDivElement>(null);
  /** For what happens later than this render. */
  const latest = useRef(drafts);
  useEffect(() => {
    latest.current = drafts;
  });
  // The buttons are below the draft: who taps one is to see what it does.
  useEffect(() => {
    if (isRewriting) start.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isRewriting]);

  function edit(): void {
    before.current = drafts;
    setEditing(true);
  }
  /** An empty text is never saved: what was there before is back. */
  function save(): void {
    const kept = isBlank(draft) ? toNonEmpty(drafts, before.current) : drafts;
    if (!kept) {
      toasts.show(saveToasts.nothingToSave);
      return;
    }
    setEditing(false);
    toasts.show(kept === drafts ? saveToasts.saved : saveToasts.blankNotSaved);
    if (kept !== drafts) onDrafts(kept);
  }
  function writeOwn(): void {
    onDrafts(withDraft(drafts, emptied(draft)));
    edit();
    if (isBlank(draft)) return;
    // What was written meanwhile stays, as the next draft.
    const undo = (): void => {
      if (latest.current.draft?.source === 'visitor') onDrafts(toPrevious(latest.current));
      setEditing(isEditing);
      start.current?.focus({ preventScroll: true });
    };
    toasts.show(undoToast('Draft cleared', undo));
  }

  const rewrite = (style?: DraftStyle) => void drafting.rewrite(draft, style);
  function keep(): void {
    drafting.stop();
    start.current?.focus({ preventScroll: true });
  }

  const tools: Tool[] = [
    { icon: 'back', label: 'Back', tip: 'Go Back & Choose Again', onClick: onBack },
    {
      icon: isEditing ? 'check' : 'pencil',
      label: isEditing ? 'Save' : 'Edit',
      tip: 'Tap your review and edit it',
      disabled: isRewriting,
      onClick: isEditing ? save : edit,
    },
    {
      icon: 'write',
      label: 'Write Your Own',
      tip: 'Clear the review below and write your own',
      disabled: isRewriting || (isEditing && isBlank(draft)),
      onClick: writeOwn,
    },
    {
      icon: 'again',
      label: 'Regenerate',
      tip: 'Generate a new review with the same sentiments',
      disabled: isEditing || isRewriting || !canRegenerate,
      pending: progress === 'regenerate',
      onClick: () => rewrite(),
    },
  ];
  return (
    <div ref={start} tabIndex={-1} className="with-bar">
      <DraftSheet
        draft={draft}
        isEditing={isEditing}
        isRewriting={isRewriting}
        onText={(text) => onDrafts({ ...drafts, draft: edited(draft, text) })}
        onEdit={edit}
      />
      {isRewriting && (
        // CSS shows it once another draft has been waited for for eight seconds.
        <div className="card stack slow-rewrite" role="status">
          <p>Slow connection</p>
          <Button onClick={keep}>Back to My Draft</Button>
        </div>
      )}
      <Toolbar label="Your draft" tools={tools} />
      <DraftAdjust
        drafts={drafts}
        isEditing={isEditing}
        isRewriting={isRewriting}
        onRewrite={rewrite}
        onMove={(moved) => {
          setEditing(false);
          // "Draft cleared" is no longer true.
          toasts.dismiss();
          onDrafts(moved);
        }}
      />
      <DraftOrigin draft={draft} />
      {children}
      <CopyBar
        text={draft.text}
        isCopied={isCopied}
        isWaiting={isRewriting}
        googleUrl={onlyOnGoogle && publicGoogleUrl(onlyOnGoogle)}
        googleHost={onlyOnGoogle?.googleLinkHost}
        onCopy={(isDone) => {
          setEditing(false);
          onCopy(draft.text, isDone);
        }}
      />
    </div>
  );
}
