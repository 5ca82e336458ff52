import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { call } from '../../api/app-call.ts';
import { ApiError, NetworkError, saysSignedOut } from '../../api/errors.ts';
import { withRetries } from '../../api/retries.ts';
import { forgetUser } from '../../api/session.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { settingsToasts } from './settings-toasts.ts';

/** How long the farewell stays before the sign-in screen, in milliseconds. */
const farewell = 2_000;

/**
 * Deactivates one's own account; then nobody is signed in, and the guard leads to the sign-in screen.
 * @param onEnd what it closes is closed before a toast says how it went
 */
export function useDeactivation(userId: number, onEnd: () => void) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync, isSuccess } = useMutation({
    mutationFn: () => deactivate(userId),
    retry: false,
    onSuccess: () => {
      flushSync(onEnd);
      toasts.show(settingsToasts.deactivated);
      setTimeout(forgetUser, farewell, queries);
    },
    onError: (error) => {
      flushSync(onEnd);
      if (!saysSignedOut(error)) toasts.show(settingsToasts.failed(error.message));
    },
  });
  return {
    // A failure has been told by then.
    deactivate: () => void run(() => mutateAsync().catch(() => {})),
    isPending,
    isDone: isSuccess,
  };
}

/**
 * Nobody is signed in after a deactivation: when a retry is told so, the call whose answer was lost
 * has deactivated the account.
 * @throws ApiError or NetworkError, after the retries
 */
async function deactivate(userId: number): Promise<void> {
  let isAnswerLost = false;
  await withRetries(async () => {
    try {
      await call('deactivateAccount', { params: { userId }, body: { isActive: false } });
    } catch (error) {
      if (isAnswerLost && error instanceof ApiError && error.status === 401) return;
      isAnswerLost ||= error instanceof NetworkError;
      throw error;
    }
  });
}
