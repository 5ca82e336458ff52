import type { Toast } from '../../../ui/toast-queue.ts';
import { isRefusal } from '../users/user-toasts.ts';

/** Toasts after what an admin did for one account or business. */
export const supportToasts = {
  verificationSent: (to: string): Toast => ({
    title: 'Code sent',
    description: `${to} gets a new verification code. Earlier codes no longer work.`,
  }),
  resetSent: (to: string): Toast => ({
    title: 'Reset email sent',
    description: `${to} gets a link and a code for a new password.`,
  }),
  nameCorrected: (name: string): Toast => ({
    title: 'Name corrected',
    description: `The account is now called ${name}. An email says so.`,
  }),
  emailStarted: (to: string): Toast => ({
    title: 'Confirmation sent',
    description: `The address changes once someone opens the link we sent to ${to}, within 24 hours.`,
    duration: 8_000,
  }),
  suspended: (name: string): Toast => ({
    title: 'Business suspended',
    description: `Customers of ${name} now see that it is inactive. Its owner gets an email.`,
  }),
  lifted: (name: string): Toast => ({
    title: 'Suspension lifted',
    description: `The owner of ${name} gets an email.`,
  }),
  transferred: (name: string, to: string): Toast => ({
    title: 'Business transferred',
    description: `${name} now belongs to ${to}. Both owners get an email.`,
  }),
  failed: (error: unknown): Toast => ({
    title: 'That didn’t work',
    description:
      error instanceof Error && isRefusal(error) ? error.message : 'Please try again in a moment.',
    tone: 'danger',
  }),
};
