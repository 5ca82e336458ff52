import { useQueryClient } from '@tanstack/react-query';
import type { FailingEmails } from '../../../../contract/failing-emails.ts';
import { call } from '../../../api/app-call.ts';
import { ApiError, saysSignedOut } from '../../../api/errors.ts';
import { apiPath } from '../../../paths.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { emailToasts } from './email-toasts.ts';
import { failingEmailsKey } from './use-failing-emails.ts';

/** How long to wait before looking at the outcome; most emails are sent by then. */
const sendingTime = 2_000;

/** Tries one email again, or all that wait, and tells how that went. */
export function useRetryEmails() {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();

  const readAgain = async () => {
    void queries.invalidateQueries({ queryKey: [apiPath('readOverview')] });
    await queries.refetchQueries({ queryKey: failingEmailsKey });
    return queries.getQueryData<FailingEmails>(failingEmailsKey);
  };
  const attempt = async (request: () => Promise<unknown>, id: number | null) => {
    try {
      await request();
      await new Promise((resolve) => setTimeout(resolve, sendingTime));
      toasts.show(emailToasts.tried(await readAgain(), id));
    } catch (error) {
      // Someone else's attempt, or the server's own, was faster.
      if (error instanceof ApiError && error.status === 404) {
        toasts.show(emailToasts.tried(await readAgain(), id));
      } else if (!saysSignedOut(error)) toasts.show(emailToasts.failed(error));
    }
  };
  return {
    isPending,
    retryOne: (id: number) =>
      void run(() => attempt(() => call('retryEmail', { params: { id } }), id)),
    retryAll: () => void run(() => attempt(() => call('retryEmails'), null)),
  };
}
