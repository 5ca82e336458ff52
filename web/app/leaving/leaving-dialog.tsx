import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leave, stay } from './leaving.ts';
import { useIsLeaving } from './use-is-leaving.ts';

/** Asks whoever is about to leave unsaved edits; the safe answer comes first. */
export function LeavingDialog() {
  if (!useIsLeaving()) return null;
  return (
    <Dialog title="Leave without saving?" onClose={stay}>
      <p>What you changed on this page is not saved yet.</p>
      <div className="dialog-actions">
        <Button onClick={stay}>Stay</Button>
        <Button look="danger" onClick={leave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
