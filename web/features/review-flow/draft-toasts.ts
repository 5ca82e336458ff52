import { ApiError } from '../../api/errors.ts';
import { failureAdvice } from '../../api/failure-advice.ts';
import type { Toast } from '../../ui/toast-queue.ts';
import type { DraftTask } from './draft.ts';

/** Regenerating needs sentiments. */
export const noSentimentsToast = {
  title: 'Cannot regenerate review',
  description: 'No sentiments are selected. Go back and choose four.',
  tone: 'danger',
} as const satisfies Toast;

/** After another draft arrived, by what was requested. */
export const rewrittenToasts: Readonly<Record<Exclude<DraftTask, 'generate'>, Toast>> = {
  regenerate: { title: 'Review regenerated' },
  shorter: { title: 'Shorter draft ready', duration: 2_000 },
  longer: { title: 'Longer draft ready', duration: 2_000 },
  casual: { title: 'More casual draft ready', duration: 2_000 },
};

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
