import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts of a business's card. */
export const cardToasts = {
  activated: { title: 'Business Activated', description: 'Its review page is live.' },
  deactivated: {
    title: 'Business Deactivated',
    description: 'Its review page now says it’s inactive.',
  },
  statusFailed: {
    title: 'Error',
    description: 'Failed to update business status. Please try again.',
    tone: 'danger',
  },
  numbersFailed: {
    title: 'Download Failed',
    description: 'Couldn’t load the daily numbers. Please try again.',
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;
