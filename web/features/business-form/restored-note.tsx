import { Button } from '../../ui/button.tsx';

interface RestoredNoteProps {
  /** The form is being sent. */
  isLocked: boolean;
  onStartOver: () => void;
}

/** A note that unsaved changes were restored, with a button to discard them. */
export function RestoredNote({ isLocked, onStartOver }: RestoredNoteProps) {
  return (
    <div className="restored-note" role="status">
      <p>We restored what you entered earlier.</p>
      <Button variant="link" disabled={isLocked} onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
