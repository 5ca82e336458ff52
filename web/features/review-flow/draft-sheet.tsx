import { useLayoutEffect, useRef } from 'react';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { Draft } from './draft.ts';
import { draftLabel } from './draft-changes.ts';
import { DraftOrigin } from './draft-origin.tsx';

interface DraftSheetProps {
  draft: Draft;
  isEditing: boolean;
  isRegenerating: boolean;
  onText: (text: string) => void;
}

/** The draft on its sheet: to read, or to edit. */
export function DraftSheet({ draft, isEditing, isRegenerating, onText }: DraftSheetProps) {
  return (
    <div className="sheet" aria-busy={isRegenerating}>
      <p className="draft-label">{draftLabel(draft)}</p>
      {isEditing ? (
        <DraftEditor text={draft.text} onText={onText} />
      ) : isRegenerating ? (
        <Skeletons count={6} label="Writing a new draft" />
      ) : (
        <p className="draft-text">{draft.text}</p>
      )}
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
