import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leave, stay } from './unsaved-changes.ts';
import { useIsLeaving, useIsSaving } from './use-is-leaving.ts';

/** Asks before leaving unsaved changes; the safe choice comes first. */
export function UnsavedChangesDialog() {
  const isLeaving = useIsLeaving();
  const { title, sentence } = useIsSaving() ? texts.saving : texts.unsaved;
  if (!isLeaving) return null;
  return (
    <Dialog title={title} onClose={stay}>
      <p>{sentence}</p>
      <div className="dialog-actions">
        <Button onClick={stay}>Stay</Button>
        <Button variant="danger" onClick={leave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}

const texts = {
  unsaved: {
    title: 'Leave without saving?',
    sentence: 'Your changes on this page haven’t been saved.',
  },
  // A request that was sent cannot be recalled.
  saving: {
    title: 'Leave while saving?',
    sentence: 'Your changes are still being saved. If you leave now, they might be lost.',
  },
} as const;
