import type { Toast } from '../../ui/toast-queue.ts';

const again = 'There was a problem creating your review. Please try again.';

/** What the making of a draft says in toasts on the public page (1§8). */
export const draftToasts = {
  noSentiments: {
    title: 'Cannot regenerate review',
    description: 'No sentiments are selected. Go back and choose four.',
    tone: 'danger',
  },
  generating: { title: 'Error generating review', description: again, tone: 'danger' },
  regenerating: { title: 'Error regenerating review', description: again, tone: 'danger' },
  regenerated: { title: 'Review regenerated' },
} as const satisfies Record<string, Toast>;
