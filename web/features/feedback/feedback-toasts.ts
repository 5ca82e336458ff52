import { failureAdvice } from '../../api/failure-advice.ts';
import type { Toast } from '../../ui/toast-queue.ts';

export const receivedToast = { title: 'Feedback received' } as const satisfies Toast;

export function failedFeedbackToast(error: unknown): Toast {
  return {
    title: 'Error submitting feedback',
    description:
      failureAdvice(error) ?? 'There was a problem submitting your feedback. Please try again.',
    tone: 'danger',
  };
}
