import { useEffect, useRef } from 'react';

interface EndedNoteProps {
  /** Whether the button that it replaces had the focus, which was lost with it. */
  takesFocus: boolean;
  children: string;
}

/** Replaces a button that did its work. */
export function EndedNote({ takesFocus, children }: EndedNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p className="soft ended-note" ref={note} tabIndex={-1}>
      {children}
    </p>
  );
}
