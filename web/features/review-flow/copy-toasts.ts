import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts for saving and copying a draft. */
export const copyToasts = {
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
  copied: {
    title: 'Copied to clipboard!',
    description: 'Now you can paste it into your review',
    duration: 3_000,
  },
  /** When copying fails on the public page. */
  copyFailed: {
    title: 'Copy Failed',
    description: 'Please copy your review manually.',
    tone: 'danger',
    duration: 8_000,
  },
} as const satisfies Record<string, Toast>;

/** When there is no feedback to copy. */
export const noWordsToast = {
  title: 'Nothing to copy yet',
  description: 'Tell us what happened first.',
} as const satisfies Toast;

/** When copying fails in the wizard. */
export const manualCopyToast = {
  title: 'Manual copy required',
  description: 'Please use the manual copy option instead',
  tone: 'danger',
} as const satisfies Toast;
