import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { call } from '../../api/app-call.ts';
import { forgetUser } from '../../api/session.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

interface Logout {
  /** Called in either case, before the toast: what it closes must be closed by then. */
  onEnd?: () => void;
}

/** Signs out; if the server fails, the user stays signed in. */
export function useLogout({ onEnd = () => {} }: Logout = {}) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => call('logout'),
    onSuccess: () => {
      flushSync(onEnd);
      forgetUser(queries);
      toasts.show({
        title: 'Logged Out',
        description: 'You have been successfully logged out.',
      });
    },
    onError: ({ message }) => {
      flushSync(onEnd);
      toasts.show({ title: 'Logout Failed', description: message, tone: 'danger' });
    },
  });
  // `onError` has shown the failure.
  const logout = () => void run(() => mutateAsync().catch(() => {}));
  return { logout, isPending };
}
