import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts for copying an address and for saving a QR code. */
export const sharingToasts = {
  copied: { title: 'URL Copied', duration: 3_000 },
  copyByHand: {
    title: 'Copy URL manually',
    description: 'Long-press or select the URL to copy it manually.',
    tone: 'danger',
  },
  downloaded: { title: 'QR Code Downloaded!' },
  downloadFailed: {
    title: 'Download Failed',
    description: 'Unable to generate QR code. Please try again.',
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;
