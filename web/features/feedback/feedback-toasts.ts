import type { Toast } from '../../ui/toast-queue.ts';

export const feedbackToasts = {
  received: { title: 'Feedback received' },
  failed: {
    title: 'Error submitting feedback',
    description: 'There was a problem submitting your feedback. Please try again.',
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;
