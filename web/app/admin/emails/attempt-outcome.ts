import type {
  FailingEmail,
  FailingEmails,
  RetryEmailsReply,
} from '../../../../contract/failing-emails.ts';
import { isAboutServer } from './email-text.ts';

/** What became of emails after an admin asked to send them. */
export interface AttemptOutcome {
  sent: number;
  failed: number;
  /** Not tried yet, or on their way. */
  pending: number;
  /** Why no email can be sent; null if the mail server is up. */
  outage: string | null;
}

/**
 * Compares what was asked for with the list as it is now. Emails beyond the end of the list count as failed,
 * since they still wait.
 * @param id of the email; null for all of them
 */
export function attemptOutcome(
  { at, emails, outage: known }: RetryEmailsReply,
  list: FailingEmails,
  id: number | null,
): AttemptOutcome {
  // Times in ISO 8601 sort like text.
  const isTried = ({ triedAt }: FailingEmail) => triedAt !== null && triedAt >= at;
  const outage =
    known ?? list.emails.find((one) => isTried(one) && isAboutServer(one.reason))?.reason ?? null;
  const chosen = list.emails.filter((one) => (id === null || one.id === id) && one.createdAt <= at);
  const waiting = chosen.filter(({ status }) => status === 'waiting');
  const givenUp = chosen.filter(({ endedAt }) => endedAt !== null && endedAt >= at);
  const pending = outage === null ? waiting.filter((one) => !isTried(one)).length : 0;
  const failed = waiting.length - pending + givenUp.length + (id === null ? beyond(list) : 0);
  return { sent: Math.max(0, emails - failed - pending), failed, pending, outage };
}

function beyond({ emails, waiting }: FailingEmails): number {
  return waiting - emails.filter(({ status }) => status === 'waiting').length;
}
