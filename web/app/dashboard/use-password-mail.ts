import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { ApiError } from '../../api/errors.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { passwordMailProblems, settingsToasts } from './settings-toasts.ts';

/** Has the mail sent with which a new password is chosen (U-03 … U-07). */
export function usePasswordMail(email: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('forgotPassword', { body: { email } }),
    onSuccess: ({ success, message }: { success: boolean; message: string }) =>
      toasts.show(
        success
          ? settingsToasts.emailSent(message)
          : settingsToasts.failed(message || passwordMailProblems.refused),
      ),
    onError: (error) => toasts.show(settingsToasts.failed(problemOf(error))),
  });
  return {
    isPending,
    send: () => {
      if (email) mutate();
      else toasts.show(settingsToasts.failed(passwordMailProblems.noAddress));
    },
  };
}

/** A refusal in the server's words; without any, that it failed; without an answer, that it is a surprise. */
function problemOf(error: Error): string {
  if (!(error instanceof ApiError)) return passwordMailProblems.unexpected;
  return error.code ? error.message : passwordMailProblems.refused;
}
