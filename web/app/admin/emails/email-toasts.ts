import type { FailingEmails } from '../../../../contract/failing-emails.ts';
import type { Toast } from '../../../ui/toast-queue.ts';
import { countOf } from '../list/count-text.ts';
import { isRefusal } from '../users/user-toasts.ts';
import { reasonText } from './email-text.ts';

/** Toasts after an attempt to send emails again. */
export const emailToasts = {
  /** @param id of the email; null for all of them */
  tried(list: FailingEmails | undefined, id: number | null): Toast {
    if (id === null) return triedAll(list?.waiting ?? 0);
    const email = list?.emails.find((one) => one.id === id && one.status === 'waiting');
    if (!email) return { title: 'Email sent' };
    return { title: 'Not sent yet', description: `${reasonText(email)}.` };
  },
  failed: (error: unknown): Toast => ({
    title: 'Couldn’t try again. Please try once more.',
    ...(error instanceof Error && isRefusal(error) && { description: error.message }),
    tone: 'danger',
  }),
};

function triedAll(waiting: number): Toast {
  if (waiting === 0) return { title: 'All emails sent' };
  const emails = countOf(waiting, 'email is', 'emails are');
  return { title: 'Still sending', description: `${emails} still waiting. Refresh to see more.` };
}
