import { NetworkError, refusedFields, saysSignedOut } from '../../api/errors.ts';
import { failureToast } from '../../features/account-forms/account-toasts.tsx';
import { sentenceOf } from '../../features/account-forms/refusal.ts';
import { twoStepOffSentence } from '../../features/account-forms/two-step-off.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts about one's own account. */
export const ownAccountToasts = {
  nameChanged: {
    title: 'Name Changed',
    description: 'The contact names of your businesses stay as they are.',
  },
  linkSent: (email: string): Toast => ({
    title: 'Email Sent',
    description: `Open the link we sent to ${email}.`,
  }),
  canceled: { title: 'Change Canceled', description: 'Your email address stays the same.' },
  passwordReset: {
    title: 'Password Changed',
    description: 'Sign in with your new password.',
  },
  twoStepTurnedOff: {
    title: 'Password Changed',
    description: twoStepOffSentence,
    duration: 30_000,
  },
  downloaded: { title: 'Download Started', description: 'The file contains personal data.' },
} as const satisfies Record<string, Toast | ((email: string) => Toast)>;

/** Null if the failure is shown at a field, or by the guard. */
export function ownAccountFailure(error: unknown): Toast | null {
  const isShown = Object.keys(refusedFields(error)).length > 0 || saysSignedOut(error);
  return isShown ? null : failureToast('Error', sentenceOf(error, { refused: tryAgain }));
}

/** The same for a call whose lost response may mean that the password is a new one. */
export function newPasswordFailure(error: unknown): Toast | null {
  return error instanceof NetworkError
    ? failureToast('Error', `${error.message} ${maybeChanged}`)
    : ownAccountFailure(error);
}

const tryAgain = 'Please try again.';
const maybeChanged = 'Your password may have been changed: if the old one fails, use the new one.';
