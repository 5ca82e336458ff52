import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { AdminUser } from '../../../contract/admin.ts';
import { call } from '../../api/app-call.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { changeListedUser, removeListedUser, rereadUser } from './listed-users.ts';
import { rereadBusinesses } from './listed-businesses.ts';
import { deleteUser } from './user-calls.ts';
import { userToasts } from './user-toasts.ts';

export type Deed = 'activate' | 'deactivate' | 'delete';

interface UserDeed {
  deed: Deed;
  user: AdminUser;
}

interface Ends {
  /** What it closes is closed before a toast says how it went. */
  onEnd: () => void;
  onDeleted: () => void;
}

/** What an admin does to somebody's account (M-07 … M-12), one at a time. */
export function useUserDeeds({ onEnd, onDeleted }: Ends) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const failed = (error: Error, user: AdminUser, toast: typeof userToasts.deleteFailed) => {
    flushSync(onEnd);
    rereadUser(queries, user);
    toasts.show(toast(error));
  };
  const toggling = useMutation({
    mutationFn: ({ user, deed }: UserDeed) =>
      call('toggleUser', {
        params: { userId: user.id },
        body: { isActive: deed === 'activate' },
      }),
    onSuccess(user) {
      changeListedUser(queries, user);
      flushSync(onEnd);
      toasts.show(userToasts.updated(user));
    },
    onError: (error, { user }) => failed(error, user, userToasts.updateFailed),
  });
  const deleting = useMutation({
    mutationFn: ({ user }: UserDeed) => deleteUser(user.id),
    retry: false,
    onSuccess(_, { user }) {
      flushSync(onEnd);
      onDeleted();
      removeListedUser(queries, user);
      rereadBusinesses(queries);
      toasts.show(userToasts.deleted(user));
    },
    onError: (error, { user }) => failed(error, user, userToasts.deleteFailed),
  });
  return {
    // A failure has been told by then.
    act: (deed: UserDeed) =>
      void run(() =>
        (deed.deed === 'delete' ? deleting : toggling).mutateAsync(deed).catch(() => {}),
      ),
    isPending,
  };
}
