import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts of the Account Settings tab. */
export const settingsToasts = {
  emailSent: (description: string): Toast => ({ title: 'Email Sent', description }),
  deactivated: {
    title: 'Account Deactivated',
    description: 'You’ve been signed out.',
  },
  failed: (description: string): Toast => ({ title: 'Error', description, tone: 'danger' }),
} as const;

/** Why no email was sent, if the server gave no reason. */
export const passwordEmailErrors = {
  refused: 'Failed to send password reset email. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  noAddress: 'No email address found for your account',
} as const;
