import { businessMessages } from '../../../contract/business-rules.ts';
import { NetworkError } from '../../api/errors.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts after a setup. */
export const setupToasts = {
  completed: {
    title: 'Business setup completed!',
    description: 'Its review page is live.',
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

/** After an edit was saved. */
export const updatedToast: Toast = {
  title: 'Business Updated',
  description: 'Your changes are saved.',
};

/** Why a file is refused as a logo: its type, its size, or because this browser cannot draw it. */
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
  unreadable: {
    title: 'Unreadable image',
    description: businessMessages.unreadablePicture,
    tone: 'danger',
  },
} as const satisfies Record<string, Toast>;

/** Where the answer was lost, the business may exist. */
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

/** The same toast for what the form refuses by itself, with the server's words. */
export function refusedUpdate(description: string): Toast {
  return { title: 'Update Failed', description, tone: 'danger' };
}

/** The error's own message if it has one that a person can read. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || isData.test(message) || isStatus.test(message)
    ? 'Something went wrong'
    : message;
}

/** The body of an answer that had no message: data or markup is nothing to read out. */
const isData = /^\s*[{[]|[<>]/;

/** What stands for an answer without a body: the bare words of RFC 9110, 15. */
const isStatus =
  /^(?:HTTP error \d+|Bad Request|Unauthorized|Forbidden|Not Found|Conflict|(?:Content|Payload) Too Large|Too Many Requests|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)$/;
