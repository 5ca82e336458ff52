import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { ApiError } from '../../api/errors.ts';
import { sessionQuery } from '../../api/session.ts';
import { rememberResetAddress } from '../../features/account-forms/reset-address.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { passwordEmailErrors, settingsToasts } from './settings-toasts.ts';

/**
 * Requests the email for choosing a new password; once it is on its way, `onSent` is called. If the session
 * has ended, nothing is sent or shown: the guard redirects to the sign-in screen.
 */
export function usePasswordEmail(email: string, onSent: () => void) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    async mutationFn(): Promise<Reply | null> {
      // The mutation retries both calls, so this one does not.
      const user = await queries.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
      return user && call('forgotPassword', { body: { email } });
    },
    onSuccess(reply) {
      if (!reply) return;
      toasts.show(toastOf(reply));
      rememberResetAddress(email);
      if (reply.success) onSent();
    },
    onError: (error) => toasts.show(settingsToasts.failed(errorMessageOf(error))),
  });
  return {
    isPending,
    send: () => {
      // `onError` has shown the failure.
      if (email) void run(() => mutateAsync().catch(() => {}));
      else toasts.show(settingsToasts.failed(passwordEmailErrors.noAddress));
    },
  };
}

interface Reply {
  success: boolean;
  message: string;
}

function toastOf({ success, message }: Reply): Toast {
  return success
    ? settingsToasts.emailSent(message)
    : settingsToasts.failed(message || passwordEmailErrors.refused);
}

/**
 * A refusal shows the server's message, or else a generic one; without a response, the failure is
 * unexpected.
 */
function errorMessageOf(error: Error): string {
  if (!(error instanceof ApiError)) return passwordEmailErrors.unexpected;
  return error.code ? error.message : passwordEmailErrors.refused;
}
