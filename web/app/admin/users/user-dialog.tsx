import { deletionDays } from '../../../../contract/constraints.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { countOf } from '../list/count-text.ts';
import { Email } from '../../../ui/email.tsx';
import type { UserActionName, UserAction } from './use-user-actions.ts';

interface UserDialogProps extends UserAction {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Confirms an action on a user, with Cancel first. Closing the dialog early does not cancel a
 * running action, and the dialog says so.
 */
export function UserDialog({ action, user, isPending, onConfirm, onClose }: UserDialogProps) {
  const { title, question, button, effect } = textOf(action, user);
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
      <p className="soft" aria-live="polite">
        {isPending ? underWay : effect}
      </p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{isPending ? 'Close' : 'Cancel'}</Button>
        <Button
          variant={action === 'activate' ? 'primary' : 'danger'}
          pending={isPending}
          onClick={onConfirm}
        >
          {button}
        </Button>
      </div>
    </Dialog>
  );
}

const underWay = 'Working on it. You can close this; we’ll let you know when it’s done.';

/** Mentions businesses only if the user has some. */
function textOf(action: UserActionName, { businesses }: UserAction['user']): DialogText {
  const effect = effectsWithoutBusinesses[action];
  return businesses === 0 ? { ...texts[action], effect } : texts[action];
}

type DialogText = Record<'title' | 'question' | 'button' | 'effect', string>;

const restorable = `An admin can still restore the account for ${deletionDays} days, under “Recently deleted.”`;

const effectsWithoutBusinesses: Readonly<Record<UserActionName, string>> = {
  delete: `This deletes their account and everything in it. ${restorable}`,
  deactivate: 'They’ll be signed out right away.',
  activate: 'They’ll be able to sign in again.',
};

const texts: Readonly<Record<UserActionName, DialogText>> = {
  delete: {
    title: 'Delete User',
    question: 'Are you sure you want to delete this user? This action cannot be undone.',
    button: 'Delete',
    effect: `This deletes their account and everything in it: businesses, logos, stats, and review pages. ${restorable}`,
  },
  deactivate: {
    title: 'Deactivate User',
    question: 'Are you sure you want to deactivate this user?',
    button: 'Deactivate',
    effect: 'They’ll be signed out right away, and their review pages will show as inactive.',
  },
  activate: {
    title: 'Activate User',
    question: 'Are you sure you want to activate this user?',
    button: 'Activate',
    effect:
      'They’ll be able to sign in again, and the review pages of their active businesses will reopen.',
  },
};
