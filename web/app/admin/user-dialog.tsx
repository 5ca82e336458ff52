import type { AdminUser } from '../../../contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { countOf } from './count-words.ts';
import { Email } from './email.tsx';
import type { Deed } from './use-user-deeds.ts';

interface UserDialogProps {
  deed: Deed;
  user: AdminUser;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a deed, and says whom it is about; the way out comes first (M-07, M-10). */
export function UserDialog({ deed, user, isPending, onConfirm, onClose }: UserDialogProps) {
  const { title, question, button, effect } = words[deed];
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="dialog-whom">
        <p className="dialog-name">{user.name}</p>
        <p className="soft">
          <Email address={user.email} />
        </p>
        <p className="soft">{countOf(user.businesses, 'business', 'businesses')}</p>
      </div>
      <p className="soft">{effect}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look={deed === 'activate' ? 'primary' : 'danger'}
          pending={isPending}
          onClick={onConfirm}
        >
          {button}
        </Button>
      </div>
    </Dialog>
  );
}

const words: Readonly<Record<Deed, Record<'title' | 'question' | 'button' | 'effect', string>>> = {
  delete: {
    title: 'Delete User',
    question: 'Are you sure you want to delete this user? This action cannot be undone.',
    button: 'Delete',
    effect: 'Everything of theirs goes: businesses, logos, numbers and public pages.',
  },
  deactivate: {
    title: 'Deactivate User',
    question: 'Are you sure you want to deactivate this user?',
    button: 'Deactivate',
    effect: 'They are signed out at once, and their public pages say that they are inactive.',
  },
  activate: {
    title: 'Activate User',
    question: 'Are you sure you want to activate this user?',
    button: 'Activate',
    effect: 'They can sign in again, and their public pages open again.',
  },
};
