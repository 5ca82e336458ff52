import { ApiError } from '../../api/errors.ts';
import { failureAdvice } from '../../api/failure-advice.ts';
import type { Toast } from '../../ui/toast-queue.ts';
import type { DraftTask } from './draft.ts';

/**
 * The public page's toast for a failed draft. If the visitor's text was rejected, trying again does
 * not help, so the toast shows the server's message; other failures may have advice of their own.
 */
export function failedDraftToast(task: DraftTask, error: Error): Toast {
  return {
    title: `Error ${task === 'generate' ? 'generating' : 'regenerating'} review`,
    description:
      error instanceof ApiError && error.status === 400
        ? error.message
        : (failureAdvice(error) ?? 'There was a problem creating your review. Please try again.'),
    tone: 'danger',
  };
}
