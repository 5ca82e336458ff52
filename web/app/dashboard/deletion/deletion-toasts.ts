import type { Toast } from '../../../ui/toast-queue.ts';

/** Toasts after deleting an account and restoring a business. */
export const deletionToasts = {
  restored: (name: string): Toast => ({
    title: 'Business Restored',
    description: `${name} is back, with its link and stats.`,
  }),
  restoreFailed: (description: string): Toast => ({
    title: 'Failed to restore the business. Please try again.',
    description,
    tone: 'danger',
  }),
  accountDeleted: {
    title: 'Account Deleted',
    description: 'You’ve been signed out. We’ve emailed you how to restore it.',
  },
  accountFailed: (description: string): Toast => ({ title: 'Error', description, tone: 'danger' }),
} as const;
