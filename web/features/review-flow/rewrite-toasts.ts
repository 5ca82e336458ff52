import type { Toast } from '../../ui/toast-queue.ts';
import type { DraftTask } from './draft.ts';

/** Toasts for rewriting a draft: part of the script that shows one. */
export interface RewriteToasts {
  /** Regenerating needs sentiments. */
  noSentiments: Toast;
  /** After another draft arrived, by what was requested. */
  rewritten: Readonly<Record<Exclude<DraftTask, 'generate'>, Toast>>;
}

export const rewriteToasts: RewriteToasts = {
  noSentiments: {
    title: 'Cannot regenerate review',
    description: 'No sentiments are selected. Go back and choose four.',
    tone: 'danger',
  },
  rewritten: {
    regenerate: { title: 'Review regenerated' },
    shorter: { title: 'Shorter draft ready', duration: 2_000 },
    longer: { title: 'Longer draft ready', duration: 2_000 },
    casual: { title: 'More casual draft ready', duration: 2_000 },
  },
};
