import { Link } from 'wouter';
import type { AdminUser } from '../../../contract/admin.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { Deed } from './use-user-deeds.ts';

interface UserActionsProps {
  user: AdminUser;
  isOwn: boolean;
  onAsk: (deed: Deed, user: AdminUser) => void;
}

/** What an admin can do about an account; nobody closes or deletes their own here (M-13, M-26, C-59). */
export function UserActions({ user, isOwn, onAsk }: UserActionsProps) {
  const hidden = <span className="visually-hidden">{` for ${user.name}`}</span>;
  return (
    <div className="row-actions" data-user={user.id}>
      <Link
        className="button quiet"
        href={paths.accountSettings(user.id)}
        // So that the way back leads to the same place in the list.
        state={{ from: location.search }}
      >
        View account{hidden}
      </Link>
      {!isOwn && <UserDeeds user={user} onAsk={onAsk} />}
    </div>
  );
}

/** The deeds themselves, on another's account. */
export function UserDeeds({ user, onAsk }: Omit<UserActionsProps, 'isOwn'>) {
  const toggle = user.isActive ? 'deactivate' : 'activate';
  return (
    <>
      <Button look="quiet" onClick={() => onAsk(toggle, user)}>
        {user.isActive ? 'Deactivate' : 'Activate'}
        <span className="visually-hidden">{` ${user.name}`}</span>
      </Button>
      <Button look="quiet" className="danger-plain" onClick={() => onAsk('delete', user)}>
        Delete<span className="visually-hidden">{` ${user.name}`}</span>
      </Button>
    </>
  );
}
