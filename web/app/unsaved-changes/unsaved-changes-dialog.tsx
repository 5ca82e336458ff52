import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leave, stay } from './unsaved-changes.ts';
import { useIsSaving, usePendingLoss } from './use-is-leaving.ts';

/** Asks before leaving unsaved changes or recovery codes; the safe choice comes first. */
export function UnsavedChangesDialog() {
  const loss = usePendingLoss();
  const isSaving = useIsSaving();
  if (!loss) return null;
  const { title, sentence, answer } = loss === 'edits' && isSaving ? texts.saving : texts[loss];
  return (
    <Dialog title={title} onClose={stay}>
      <p>{sentence}</p>
      <div className="dialog-actions">
        <Button onClick={stay}>Stay</Button>
        <Button variant="danger" onClick={leave}>
          {answer}
        </Button>
      </div>
    </Dialog>
  );
}

const texts = {
  edits: {
    title: 'Leave without saving?',
    sentence: 'Your changes on this page haven’t been saved.',
    answer: 'Leave',
  },
  // A request that was sent cannot be recalled.
  saving: {
    title: 'Leave while saving?',
    sentence: 'Your changes are still being saved. If you leave now, they might be lost.',
    answer: 'Leave',
  },
  'recovery codes': {
    title: 'Log out without saving your recovery codes?',
    sentence:
      'You’ll find them in Account Settings until you log out. After that, we can’t show them again.',
    answer: 'Log out',
  },
} as const;
