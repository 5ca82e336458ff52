import type { FailingEmail, FailingEmails } from '../../../../contract/failing-emails.ts';
import type { Toast } from '../../../ui/toast-queue.ts';
import { isRefusal } from '../users/user-toasts.ts';
import type { AttemptOutcome } from './attempt-outcome.ts';
import { reasonText } from './email-text.ts';

/** Toasts after an attempt to send emails again. */
export const emailToasts = {
  triedAll({ sent, failed, pending, outage }: AttemptOutcome): Toast {
    const counts = `${numberOf(sent)} sent, ${numberOf(failed)} not sent`;
    if (pending > 0)
      return {
        title: 'Still sending',
        description: `${counts}, ${numberOf(pending)} on the way. Refresh to see more.`,
      };
    if (failed === 0) return { title: 'All emails sent' };
    return {
      title: sent === 0 ? 'Nothing sent' : counts,
      description: outage ? outageText(outage) : 'The list shows why.',
    };
  },
  /** @param email as it is listed now, if it still is. */
  triedOne({ pending, outage }: AttemptOutcome, email: FailingEmail | undefined): Toast {
    if (!email) return { title: 'Email sent' };
    if (email.status === 'undeliverable')
      return { title: 'Not sent', description: 'It has expired.' };
    if (outage) return { title: 'Not sent yet', description: outageText(outage) };
    if (pending > 0) return { title: 'Still sending', description: 'Refresh to see more.' };
    return { title: 'Not sent yet', description: `${reasonText(email)}.` };
  },
  /** Someone else's attempt, or the server's own, was faster. */
  gone(list: FailingEmails | undefined, id: number): Toast {
    const outcome = { sent: 0, failed: 0, pending: 0, outage: null };
    return emailToasts.triedOne(
      outcome,
      list?.emails.find((one) => one.id === id),
    );
  },
  failed: (error: unknown): Toast => ({
    title: 'Couldn’t send it now. Please try again.',
    ...(error instanceof Error && isRefusal(error) && { description: error.message }),
    tone: 'danger',
  }),
};

function outageText(reason: string): string {
  return `${reasonText({ reason, reply: null })}. We’ll keep trying every minute.`;
}

function numberOf(count: number): string {
  return count.toLocaleString('en-US');
}
