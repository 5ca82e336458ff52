import type { AdminUser } from '../../../../contract/admin.ts';
import { Email } from '../../../ui/email.tsx';
import { Mark, StatusBadge } from '../list/status-badge.tsx';
import type { Column } from '../list/table-features.ts';
import type { UserActionName } from './use-user-actions.ts';
import { UserActions } from './user-action-buttons.tsx';

/** Columns of the Users tab. @param onAsk opens the confirmation of an action */
export function userColumns(
  ownId: number,
  onAsk: (action: UserActionName, user: AdminUser) => void,
): Column<AdminUser>[] {
  return [
    {
      id: 'name',
      accessorKey: 'name',
      header: 'Name',
      meta: { onCard: 'title', width: 'wide' },
      cell: ({ row: { original: user } }) => <NameCell user={user} isOwn={user.id === ownId} />,
    },
    {
      id: 'email',
      accessorKey: 'email',
      header: 'Email',
      meta: { width: 'widest' },
      cell: ({ row: { original: user } }) => <EmailCell {...user} />,
    },
    {
      id: 'businesses',
      accessorKey: 'businesses',
      header: 'Businesses',
      meta: { align: 'end' },
      cell: ({ row: { original: user } }) => user.businesses.toLocaleString('en-US'),
    },
    {
      id: 'status',
      accessorKey: 'isActive',
      header: 'Status',
      cell: ({ row: { original: user } }) => <StatusBadge isActive={user.isActive} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      meta: { align: 'end', onCard: 'foot' },
      cell: ({ row: { original: user } }) => (
        <UserActions user={user} isOwn={user.id === ownId} onAsk={onAsk} />
      ),
    },
  ];
}

function NameCell({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  return (
    <>
      {user.name}{' '}
      <span className="unbroken">
        {isOwn && <Mark label="You" />}
        {user.isAdmin && <Mark label="Admin" />}
      </span>
    </>
  );
}

function EmailCell({ email, emailVerified }: Pick<AdminUser, 'email' | 'emailVerified'>) {
  return (
    <>
      <Email address={email} />
      {!emailVerified && <span className="cell-note">Not verified yet</span>}
    </>
  );
}
