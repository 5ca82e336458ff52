import type { Toast } from '../../ui/toast-queue.ts';

export const copiedToast = {
  title: 'Copied to clipboard!',
  description: 'Now you can paste it into your review',
  duration: 3_000,
} as const satisfies Toast;

/** When copying fails on the public page. */
export const copyFailedToast = {
  title: 'Copy Failed',
  description: 'Please copy your review manually.',
  tone: 'danger',
  duration: 8_000,
} as const satisfies Toast;

/** When copying fails in the wizard. */
export const manualCopyToast = {
  title: 'Manual copy required',
  description: 'Please use the manual copy option instead',
  tone: 'danger',
} as const satisfies Toast;

/** When there is no feedback to copy. */
export const noWordsToast = {
  title: 'Nothing to copy yet',
  description: 'Tell us what happened first.',
} as const satisfies Toast;
