import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts for copying a draft. */
export const copyToasts = {
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

/** When copying fails in the wizard. */
export const manualCopyToast = {
  title: 'Manual copy required',
  description: 'Please use the manual copy option instead',
  tone: 'danger',
} as const satisfies Toast;
