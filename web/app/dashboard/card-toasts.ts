import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts of a business's card. */
export const cardToasts = {
  activated: { title: 'Business Activated', description: 'The review page is live.' },
  deactivated: {
    title: 'Business Deactivated',
    description: 'Customers now see that the business is inactive.',
  },
  statusFailed: {
    title: 'Error',
    description: 'Failed to update business status. Please try again.',
    tone: 'danger',
  },
  dismissFailed: {
    title: 'Error',
    description: 'Couldn’t dismiss the note. Please try again.',
    tone: 'danger',
  },
  numbersFailed: {
    title: 'Download Failed',
    description: 'Couldn’t load the daily stats. Please try again.',
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;
