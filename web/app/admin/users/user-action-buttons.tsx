import { Link } from 'wouter';
import type { AdminUser } from '../../../../contract/admin.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import type { UserActionName } from './use-user-actions.ts';

interface UserActionsProps {
  user: AdminUser;
  isOwn: boolean;
  onAsk: (action: UserActionName, user: AdminUser) => void;
}

/** What an admin can do with an account; admins cannot deactivate or delete their own here. */
export function UserActions({ user, isOwn, onAsk }: UserActionsProps) {
  const hidden = <span className="visually-hidden">{` for ${user.name}`}</span>;
  return (
    <div className="row-actions" data-user={user.id}>
      <Link
        className="button quiet"
        href={paths.accountSettings(user.id)}
        // So that Back returns to the same page of the list.
        state={{ from: location.search }}
      >
        View account{hidden}
      </Link>
      {!isOwn && <UserActionButtons user={user} onAsk={onAsk} />}
    </div>
  );
}

/** The actions on another person's account. */
export function UserActionButtons({ user, onAsk }: Omit<UserActionsProps, 'isOwn'>) {
  const toggle = user.isActive ? 'deactivate' : 'activate';
  return (
    <>
      <Button variant="quiet" onClick={() => onAsk(toggle, user)}>
        {user.isActive ? 'Deactivate' : 'Activate'}
        <span className="visually-hidden">{` ${user.name}`}</span>
      </Button>
      <Button variant="quiet" className="danger-plain" onClick={() => onAsk('delete', user)}>
        Delete<span className="visually-hidden">{` ${user.name}`}</span>
      </Button>
    </>
  );
}
