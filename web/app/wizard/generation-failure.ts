import type { Toast } from '../../ui/toast-queue.ts';

const tryAgain = 'Please try again or select different sentiments';

/** The toast for a failed draft. */
export function failureToast(error: Error): Toast {
  return {
    title: 'Failed to generate review',
    description: error.message || tryAgain,
    tone: 'danger',
  };
}

/** What the visitor can do about the failure. */
export function failureHint(error: Error): string {
  return /api key/i.test(error.message)
    ? 'There is an issue with the AI service. Please try again later.'
    : `${tryAgain}.`;
}
