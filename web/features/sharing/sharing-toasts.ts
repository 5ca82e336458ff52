import type { Toast } from '../../ui/toast-queue.ts';

/** What copying an address and saving a QR code say in toasts (2§8, 2§9). */
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
