import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface RestoredNoteProps {
  /** The form is being sent. */
  isLocked: boolean;
  onStartOver: () => void;
}

/** A note that unsaved changes were restored, with a button to discard them. */
export function RestoredNote({ isLocked, onStartOver }: RestoredNoteProps) {
  const [isTold, tell] = useState(false);
  // A live region announces only what is added to it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => tell(true), []);
  return (
    <div className="restored-note">
      <p role="status">{isTold && 'We kept what you typed. It isn’t saved yet.'}</p>
      <Button variant="link" disabled={isLocked} onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
