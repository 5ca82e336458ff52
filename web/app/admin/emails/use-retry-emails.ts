import { useQueryClient } from '@tanstack/react-query';
import type {
  FailingEmail,
  FailingEmails,
  RetryEmailsReply,
} from '../../../../contract/failing-emails.ts';
import { call } from '../../../api/app-call.ts';
import { ApiError, saysSignedOut } from '../../../api/errors.ts';
import { apiPath } from '../../../paths.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { emailToasts } from './email-toasts.ts';
import { failingEmailsKey } from './use-failing-emails.ts';

/** How often, once a second, it looks for the outcome. */
const mostLooks = 10;

/** Tries one email again, or all that wait, and tells how that went. */
export function useRetryEmails() {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();

  const list = () => queries.getQueryData<FailingEmails>(failingEmailsKey);
  const waiting = (id: number | null) =>
    (list()?.emails ?? []).filter(
      (email) => email.status === 'waiting' && (id === null || email.id === id),
    );
  const awaitOutcome = async (id: number | null, at: string) => {
    for (let look = 0; look < mostLooks; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await queries.refetchQueries({ queryKey: failingEmailsKey });
      if (waiting(id).every((email) => hasFailedSince(at, email))) return;
    }
  };
  const attempt = async (request: () => Promise<RetryEmailsReply>, id: number | null) => {
    try {
      const { at } = await request();
      await awaitOutcome(id, at);
      toasts.show(emailToasts.tried(list(), id));
    } catch (error) {
      await queries.refetchQueries({ queryKey: failingEmailsKey });
      // Someone else's attempt, or the server's own, was faster.
      if (error instanceof ApiError && error.status === 404)
        toasts.show(emailToasts.tried(list(), id));
      else if (!saysSignedOut(error)) toasts.show(emailToasts.failed(error));
    }
    void queries.invalidateQueries({ queryKey: [apiPath('readOverview')] });
  };
  return {
    isPending,
    retryOne: (id: number) =>
      void run(() => attempt(() => call('retryEmail', { params: { id } }), id)),
    retryAll: () => void run(() => attempt(() => call('retryEmails'), null)),
  };
}

/** Times in ISO 8601 sort like text. */
function hasFailedSince(at: string, { nextAttemptAt }: FailingEmail): boolean {
  return nextAttemptAt !== null && nextAttemptAt > at;
}
