import type { Toast } from '../../../ui/toast-queue.ts';
import { isRefusal } from '../users/user-toasts.ts';

/** Toasts after what an admin did for one account or business. */
export const supportToasts = {
  verificationSent: (to: string): Toast => ({
    title: 'Code sent',
    description: `We sent a new verification code to ${to}. Earlier codes no longer work.`,
  }),
  resetSent: (to: string): Toast => ({
    title: 'Reset email sent',
    description: `We sent ${to} a link and a code to choose a new password.`,
  }),
  /** The server emails nobody at an address that isn't verified. */
  nameCorrected: (name: string, isTold: boolean): Toast => ({
    title: 'Name corrected',
    description: `The name on the account is now ${name}.${isTold ? ' We emailed the owner.' : ''}`,
  }),
  emailStarted: (to: string): Toast => ({
    title: 'Confirmation sent',
    description: `The address changes once someone opens the link we sent to ${to}, within 24 hours.`,
    duration: 8_000,
  }),
  suspended: (name: string): Toast => ({
    title: 'Business suspended',
    description: `Customers of ${name} now see that it’s inactive. We emailed its owner.`,
  }),
  lifted: (name: string): Toast => ({
    title: 'Suspension lifted',
    description: `We emailed the owner of ${name}.`,
  }),
  transferred: (name: string, to: string): Toast => ({
    title: 'Business transferred',
    description: `${name} now belongs to ${to}. We emailed both owners.`,
  }),
  failed: (error: unknown): Toast => ({
    title: failed,
    description: refusalText(error) ?? again,
    tone: 'danger',
  }),
};

const failed = 'That didn’t work';
const again = 'Please try again in a moment.';

/** Why something failed, within the dialog that did it. */
export function failureText(error: unknown): string {
  return refusalText(error) ?? `${failed}. ${again}`;
}

function refusalText(error: unknown): string | null {
  return error instanceof Error && isRefusal(error) ? error.message : null;
}
