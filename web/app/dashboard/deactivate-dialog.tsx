import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface DeactivateDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deactivation of the account; Cancel comes first. */
export function DeactivateDialog({ isPending, onConfirm, onClose }: DeactivateDialogProps) {
  return (
    <Dialog title="Deactivate Account" onClose={onClose}>
      <p>Are you sure you want to deactivate your account? This action cannot be undone.</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" pending={isPending} onClick={onConfirm}>
          Deactivate
        </Button>
      </div>
    </Dialog>
  );
}
