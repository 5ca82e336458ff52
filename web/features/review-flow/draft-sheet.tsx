import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { ReviewDraft } from './draft.ts';
import { draftLabel } from './draft-label.ts';
import { tappedOffset } from './tapped-offset.ts';
import { useGrowOnlyHeight } from './use-grow-only-height.ts';

interface DraftSheetProps {
  draft: ReviewDraft;
  isEditing: boolean;
  isRewriting: boolean;
  onText: (text: string) => void;
  /** The draft was tapped. */
  onEdit: () => void;
}

/** The draft, to read or to edit. A tap on it edits it, where it was tapped. */
export function DraftSheet({ draft, isEditing, isRewriting, onText, onEdit }: DraftSheetProps) {
  const sheet = useGrowOnlyHeight();
  const caret = useRef<number>(undefined);

  function editTapped(event: MouseEvent): void {
    // People also select the text to copy it themselves.
    if (isRewriting || !getSelection()?.isCollapsed) return;
    caret.current = tappedOffset(event);
    onEdit();
  }
  return (
    <div className="sheet" aria-busy={isRewriting}>
      <p className="draft-label">{draftLabel(draft)}</p>
      <div ref={sheet} className="draft-body">
        {isEditing ? (
          <DraftEditor text={draft.text} caret={caret.current} onText={onText} />
        ) : (
          // With a keyboard, there is the Edit button.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <p className="draft-text" onClick={editTapped}>
            {draft.text}
          </p>
        )}
        {isRewriting && <Skeletons count={6} label="Writing a new draft" />}
      </div>
    </div>
  );
}

interface DraftEditorProps {
  text: string;
  /** Where the caret starts; at the end if not given. */
  caret: number | undefined;
  onText: (text: string) => void;
}

function DraftEditor({ text, caret, onText }: DraftEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null!); // rendered before any effect runs
  useLayoutEffect(() => {
    const { current: editor } = field;
    const start = caret ?? editor.value.length;
    editor.focus({ preventScroll: true });
    editor.setSelectionRange(start, start);
    editor.scrollIntoView({ block: 'nearest' });
    // Only when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
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
