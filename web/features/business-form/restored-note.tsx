import { Button } from '../../ui/button.tsx';

interface RestoredNoteProps {
  /** What was filled in is being sent. */
  isLocked: boolean;
  onStartOver: () => void;
}

/** Says that the form holds what was filled in earlier, and offers to drop it. */
export function RestoredNote({ isLocked, onStartOver }: RestoredNoteProps) {
  return (
    <div className="restored-note" role="status">
      <p>We kept what you entered.</p>
      <Button variant="link" disabled={isLocked} onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
