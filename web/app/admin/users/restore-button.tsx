import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../../contract/admin.ts';
import { call } from '../../../api/app-call.ts';
import { saysSignedOut } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { refetchBusinesses } from '../businesses/listed-businesses.ts';
import { Button } from '../../../ui/button.tsx';
import { refetchUser, removeListedUser } from './listed-users.ts';
import { userToasts } from './user-toasts.ts';

/** Restores a deleted user at once. Repeating it has no effect, so it is retried. */
export function RestoreButton({ user }: { user: AdminUser }) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => withRetries(() => call('restoreUser', { params: { id: user.id } })),
    retry: false,
    onSuccess() {
      const isFocused = document.activeElement?.closest(`[data-user="${user.id}"]`);
      // Its row goes away, and with it the focus.
      if (isFocused) isFocused.closest<HTMLElement>('.list-region')?.focus();
      removeListedUser(queries, user);
      refetchBusinesses(queries);
      toasts.show(userToasts.restored(user));
    },
    onError(error) {
      refetchUser(queries, user);
      if (!saysSignedOut(error)) toasts.show(userToasts.restoreFailed(error));
    },
  });
  return (
    <div className="row-actions" data-user={user.id}>
      <Button
        variant="quiet"
        pending={isPending}
        // `onError` has shown the failure.
        onClick={() => void run(() => mutateAsync().catch(() => {}))}
      >
        Restore<span className="visually-hidden">{` ${user.name}`}</span>
      </Button>
    </div>
  );
}
