import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { call } from '../../api/app-call.ts';
import { ApiError, NetworkError, saysSignedOut } from '../../api/errors.ts';
import { withRetries } from '../../api/retries.ts';
import { forgetUser } from '../../api/session.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { settingsToasts } from './settings-toasts.ts';

/** How long the goodbye toast shows before the sign-in screen, in milliseconds. */
const farewell = 2_000;

/**
 * Deactivates one's own account; then nobody is signed in, and the guard redirects to the sign-in
 * screen.
 * @param onEnd closes the dialog before a toast shows the result
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
    // `onError` has shown the failure.
    deactivate: () => void run(() => mutateAsync().catch(() => {})),
    isPending,
    isDone: isSuccess,
  };
}

/**
 * After a deactivation nobody is signed in. If a retry gets a 401, an earlier attempt, whose
 * response was lost, deactivated the account.
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
