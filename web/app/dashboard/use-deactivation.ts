import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { call } from '../../api/app-call.ts';
import { forgetUser } from '../../api/session.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { settingsToasts } from './settings-toasts.ts';

/** 2§9: how long the farewell stays before the sign-in screen, in milliseconds. */
const farewell = 2_000;

/**
 * Deactivates one's own account; then nobody is signed in, and the guard leads to the sign-in screen.
 * @param onEnd what it closes is closed before a toast says how it went
 */
export function useDeactivation(userId: number, onEnd: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('deactivateAccount', { params: { userId }, body: { isActive: false } }),
    onSuccess: () => {
      flushSync(onEnd);
      toasts.show(settingsToasts.deactivated);
      setTimeout(forgetUser, farewell, queries);
    },
    onError: ({ message }) => {
      flushSync(onEnd);
      toasts.show(settingsToasts.failed(message));
    },
  });
  return { deactivate: () => mutate(), isPending, isDone: isSuccess };
}
