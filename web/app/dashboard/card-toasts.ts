import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts of a business's card. */
export const cardToasts = {
  activated: { title: 'Business Activated', description: 'Its review page is open.' },
  deactivated: {
    title: 'Business Deactivated',
    description: 'Its review page says that it is inactive.',
  },
  statusFailed: {
    title: 'Error',
    description: 'Failed to update business status. Please try again.',
    tone: 'danger',
  },
  numbersFailed: {
    title: 'Download Failed',
    description: 'The daily numbers could not be loaded. Please try again.',
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;
