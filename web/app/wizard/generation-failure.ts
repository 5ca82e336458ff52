import type { Toast } from '../../ui/toast-queue.ts';

const tryAgain = 'Please try again or select different sentiments';

/** T-31 */
export function failureToast(error: Error): Toast {
  return {
    title: 'Failed to generate review',
    description: error.message || tryAgain,
    tone: 'danger',
  };
}

/** What a person can do about it (W-40, W-41). */
export function failureHint(error: Error): string {
  return /api key/i.test(error.message)
    ? 'There is an issue with the AI service. Please try again later.'
    : `${tryAgain}.`;
}
