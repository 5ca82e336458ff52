import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { FailingEmails, RetryEmailsReply } from '../../../../contract/failing-emails.ts';
import { call } from '../../../api/app-call.ts';
import { ApiError, saysSignedOut } from '../../../api/errors.ts';
import { apiPath } from '../../../paths.ts';
import { toasts, type Toast } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { attemptOutcome, type AttemptOutcome } from './attempt-outcome.ts';
import { emailToasts } from './email-toasts.ts';
import { failingEmailsKey } from './use-failing-emails.ts';

/** Milliseconds before each look for the outcome: mail servers answer soon, or take their time. */
const pauses = [200, 300, 500, ...Array.from({ length: 9 }, () => 1_000)];

const nothingListed: FailingEmails = { emails: [], waiting: 0, undeliverable: 0 };

/**
 * Tries one email again, or all that wait, and tells how that went.
 * @param listKey the query key of the list that shows them, which says what became of them
 */
export function useRetryEmails(listKey: QueryKey = failingEmailsKey) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();

  const list = () => queries.getQueryData<FailingEmails>(listKey) ?? nothingListed;
  const refetch = () => queries.refetchQueries({ queryKey: listKey });
  const awaitOutcome = async (reply: RetryEmailsReply, id: number | null) => {
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await refetch();
      const outcome = attemptOutcome(reply, list(), id);
      if (outcome.pending === 0) return outcome;
    }
    return attemptOutcome(reply, list(), id);
  };
  const attempt = async (
    request: () => Promise<RetryEmailsReply>,
    id: number | null,
    toastOf: (outcome: AttemptOutcome) => Toast,
  ) => {
    try {
      toasts.show(toastOf(await awaitOutcome(await request(), id)));
    } catch (error) {
      await refetch();
      if (id !== null && error instanceof ApiError && error.status === 404)
        toasts.show(emailToasts.gone(list(), id));
      else if (!saysSignedOut(error)) toasts.show(emailToasts.failed(error));
    }
    void queries.invalidateQueries({ queryKey: [apiPath('readOverview')] });
  };
  const retryOne = (id: number) =>
    attempt(
      () => call('retryEmail', { params: { id } }),
      id,
      (outcome) =>
        emailToasts.triedOne(
          outcome,
          list().emails.find((one) => one.id === id),
        ),
    );
  const retryAll = () => attempt(() => call('retryEmails'), null, emailToasts.triedAll);
  return {
    isPending,
    retryOne: (id: number) => void run(() => retryOne(id)),
    retryAll: () => void run(retryAll),
  };
}
