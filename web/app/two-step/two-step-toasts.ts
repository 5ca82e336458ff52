import { failureToast } from '../../features/account-forms/account-toasts.tsx';
import { sentenceOf } from '../../features/account-forms/refusal.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts of two-step sign-in. */
export const twoStepToasts = {
  passkeyAdded: { title: 'Passkey Added', description: 'Use it the next time you sign in.' },
  appAdded: {
    title: 'Authenticator App Added',
    description: 'From now on, you can sign in with its codes.',
  },
  removed: { title: 'Removed', description: 'It no longer works for signing in.' },
  off: { title: 'Two-Step Sign-In Is Off', description: 'You’ll sign in with just your password.' },
} as const satisfies Record<string, Toast>;

export function twoStepFailure(error: unknown): Toast {
  return failureToast('Error', sentenceOf(error, { refused: 'Please try again.' }));
}
