import { useMemo, useRef, useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import type { AdminAddress } from './admin-address.ts';
import { ListView, type ListWords } from './list-view.tsx';
import type { Go } from './use-admin-address.ts';
import { useAdminList } from './use-admin-list.ts';
import { useUserDeeds, type Deed } from './use-user-deeds.ts';
import { userColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';

interface UsersListProps {
  ownId: number;
  address: AdminAddress;
  go: Go;
}

/** Everybody with an account, and what an admin can do about it (M-04 … M-13). */
export function UsersList({ ownId, address, go }: UsersListProps) {
  const list = useAdminList<AdminUser>('listUsers', address, go);
  const [asked, setAsked] = useState<{ deed: Deed; user: AdminUser } | null>(null);
  const region = useRef<HTMLElement>(null);
  const { act, isPending } = useUserDeeds({
    onEnd: () => setAsked(null),
    // The row that had the focus is gone.
    onDeleted: () => region.current?.focus(),
  });
  const columns = useMemo(
    () => userColumns(ownId, (deed, user) => setAsked({ deed, user })),
    [ownId],
  );
  return (
    <section aria-label="Users" tabIndex={-1} ref={region} className="list-region">
      <ListView
        list={list}
        columns={columns}
        words={words}
        tableFrom={64}
        address={address}
        go={go}
      />
      {asked && (
        <UserDialog
          {...asked}
          isPending={isPending}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

const words: ListWords = {
  label: 'Users',
  loading: 'Loading the users',
  failure: 'Failed to fetch users',
  none: 'There are no users yet.',
  nothing: 'Nobody',
  one: 'user',
  many: 'users',
};
