import { Button } from '../../ui/button.tsx';

/** Says that the form holds what was filled in earlier, and offers to drop it. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="restored-note" role="status">
      <p>We kept what you had filled in.</p>
      <Button look="link" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
