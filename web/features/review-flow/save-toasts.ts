import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts for saving an edited draft: part of the script that shows one. */
export const saveToasts = {
  saved: {
    title: 'Review updated',
    description: 'Your changes have been saved',
    duration: 2_000,
  },
  /** An edit that left no text was saved. */
  blankNotSaved: {
    title: 'Your draft is back',
    description: "An empty review can't be saved.",
  },
  /** The same when there was no text before. */
  nothingToSave: {
    title: 'Nothing to save yet',
    description: 'Write your review first.',
  },
} as const satisfies Record<string, Toast>;
