import { businessMessages } from '../../../contract/business-rules.ts';
import { NetworkError } from '../../api/errors.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts after a setup. */
export const setupToasts = {
  completed: {
    title: 'Business setup completed!',
    description: 'The review page is live.',
    duration: 5_000,
  },
  copied: {
    title: 'URL Copied',
    description: 'The link to your review page is on your clipboard.',
    duration: 5_000,
  },
  copyFailed: (url: string): Toast => ({
    title: 'Copy Failed',
    description: url,
    tone: 'danger',
    duration: 8_000,
  }),
} as const;

/** Toast after an edit is saved. */
export const updatedToast: Toast = {
  title: 'Business Updated',
  description: 'Your changes are saved.',
};

/** The same, if others have changed these fields meanwhile. */
export function mergedToast(labels: readonly string[]): Toast {
  return {
    ...updatedToast,
    description: `Your changes are saved. Also changed in another window, and kept: ${labels.join(', ')}.`,
    duration: 8_000,
  };
}

/**
 * Toasts for a rejected logo file: wrong type, too large, too many pixels, incomplete, or not decodable by
 * this browser.
 */
export const logoToasts = {
  notAPicture: {
    title: 'Invalid file type',
    description: businessMessages.notAPicture,
    tone: 'danger',
  },
  tooLarge: {
    title: 'File too large',
    description: businessMessages.logoTooLarge,
    tone: 'danger',
  },
  manyPixels: {
    title: 'Can’t open image',
    description:
      'This image has too many pixels. Please save a smaller copy of it, 2,000 pixels wide or less',
    tone: 'danger',
  },
  heic: {
    title: 'Can’t open image',
    description: businessMessages.heicPicture,
    tone: 'danger',
  },
  cutOff: {
    title: 'Can’t open image',
    description: businessMessages.cutOffPicture,
    tone: 'danger',
  },
  unreadable: {
    title: 'Can’t open image',
    description: businessMessages.unreadablePicture,
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;

/** After a network error the business may exist. */
export function setupFailure(error: unknown): Toast {
  const failure = { title: 'Error setting up business', tone: 'danger' } as const;
  const description = sentenceOf(error);
  if (!(error instanceof NetworkError)) return { ...failure, description };
  return { ...failure, description: `${description} ${mayBeThere}`, duration: 8_000 };
}

const mayBeThere =
  'It may have been set up anyway, so check My Dashboard. Submitting again won’t create a duplicate.';

export function updateFailure(error: unknown): Toast {
  return refusedUpdate(sentenceOf(error));
}

/** The same toast for errors found by the form's validation. */
export function refusedUpdate(description: string): Toast {
  return { title: 'Update Failed', description, tone: 'danger' };
}

/** The error's message if it is readable. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || isData.test(message) || isStatus.test(message)
    ? 'Something went wrong'
    : message;
}

/** Matches JSON or HTML: the body of a response without a message. */
const isData = /^\s*[{[]|[<>]/;

/** Matches the message for a response without a body: the reason phrase (RFC 9110, section 15). */
const isStatus =
  /^(?:HTTP error \d+|Bad Request|Unauthorized|Forbidden|Not Found|Conflict|(?:Content|Payload) Too Large|Too Many Requests|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)$/;
