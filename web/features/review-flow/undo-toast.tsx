import { Button } from '../../ui/button.tsx';
import { toasts, type Toast } from '../../ui/toast-queue.ts';

/** A toast for what was just cleared, with a button that brings it back; it stays for 8 s. */
export function undoToast(title: string, onUndo: () => void): Toast {
  function undo(): void {
    toasts.dismiss();
    onUndo();
  }
  return {
    title,
    description: (
      <Button variant="link" onClick={undo}>
        Undo
      </Button>
    ),
    duration: 8_000,
  };
}
