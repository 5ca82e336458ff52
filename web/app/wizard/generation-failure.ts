import { failureAdvice } from '../../api/failure-advice.ts';
import type { Toast } from '../../ui/toast-queue.ts';

const tryAgain = 'Please try again or select different sentiments';

/** The toast for a failed draft: it says so if the phone is offline or the connection slow. */
export function failureToast(error: Error): Toast {
  return {
    title: 'Failed to generate review',
    description: failureAdvice(error) || error.message || tryAgain,
    tone: 'danger',
  };
}

/** What the visitor can do about the failure. */
export function failureHint(error: Error): string {
  if (/api key/i.test(error.message))
    return 'There is an issue with the AI service. Please try again later.';
  return failureAdvice(error) ?? `${tryAgain}.`;
}
