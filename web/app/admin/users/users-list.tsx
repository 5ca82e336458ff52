import { useMemo, useRef } from 'react';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { AdminAddress } from '../admin-address.ts';
import { ListView } from '../list/list-view.tsx';
import type { ListText } from '../list/list-text.ts';
import type { Go } from '../use-admin-address.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useUserActions } from './use-user-actions.ts';
import { deletedColumns } from './deleted-columns.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';

interface UsersListProps {
  ownId: number;
  address: AdminAddress;
  go: Go;
}

/** All users, with actions on their accounts. */
export function UsersList({ ownId, address, go }: UsersListProps) {
  const list = useAdminList<AdminUser>('listUsers', address, go);
  const region = useRef<HTMLElement>(null);
  const { asked, ask, act, isPending } = useUserActions((user) => {
    // Their row goes away, and with it the focus.
    if (document.activeElement?.closest(`[data-user="${user.id}"]`)) region.current?.focus();
  });
  const columns = useMemo(
    () => userColumns(ownId, (action, user) => ask({ action, user })),
    [ownId, ask],
  );
  return (
    <section aria-label="Users" tabIndex={-1} ref={region} className="list-region">
      <ListView
        list={list}
        columns={address.filter === 'deleted' ? deletedColumns : columns}
        text={text}
        tableFrom={64}
        address={address}
        go={go}
      />
      {asked && (
        <UserDialog
          {...asked}
          isPending={isPending}
          onConfirm={() => act(asked)}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

const text: ListText = {
  label: 'Users',
  loading: 'Loading users',
  failure: 'Failed to fetch users',
  none: 'No users yet.',
  nothing: 'No users',
  one: 'user',
  many: 'users',
};
