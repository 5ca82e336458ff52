import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { saysSignedOut } from '../../api/errors.ts';
import { apiPath } from '../../paths.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { feedbackEmailToasts } from './feedback-email-toasts.ts';

/** Sends a new link to a business's feedback address. */
export function useConfirmationEmail(id: number, address: string) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('sendConfirmation', { params: { id } }),
    // A retry after a lost response would send a second email.
    retry: false,
    onSuccess: ({ feedbackWait }) =>
      toasts.show(
        feedbackWait
          ? feedbackEmailToasts.linkSent(address)
          : feedbackEmailToasts.isConfirmed(address),
      ),
    onError: showFailure(feedbackEmailToasts.notSent),
    onSettled() {
      for (const key of [apiPath('listBusinesses'), apiPath('readBusiness', { id })])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return { send: () => mutate(), isPending };
}

/** Sends a test email to where a business's feedback goes now. */
export function useTestEmail(id: number) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('sendTestFeedback', { params: { id } }),
    retry: false,
    onSuccess: ({ sentTo }) => toasts.show(feedbackEmailToasts.testSent(sentTo)),
    onError: showFailure(feedbackEmailToasts.notSent),
  });
  return { send: () => mutate(), isPending };
}

function showFailure(toastOf: (error: Error) => Toast) {
  return (error: Error) => {
    if (!saysSignedOut(error)) toasts.show(toastOf(error));
  };
}
