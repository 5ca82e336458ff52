import type { ApiError } from './errors.ts';
import { waitText } from './wait-text.ts';

/**
 * Puts when to try again into an error's message, in place of "later" or "in a moment", if the server said so.
 * What the visitor's page says instead is in `failure-advice.ts`.
 */
export function sayWhen(error: ApiError): void {
  const { status, message, retryAfter } = error;
  const isLater = retryAfter > 0 && (status === 429 || status === 503);
  if (isLater && isReadable.test(message)) error.message = withWait(message, retryAfter);
}

/** Not JSON or HTML: the body of a response without a message. */
const isReadable = /^[^{[<]/;

/** How the server's messages say that a call may succeed later. */
const vague = /(?:wait a moment and )?(t)ry again(?: later| in a moment)?/i;

function withWait(message: string, seconds: number): string {
  const when = `ry again in ${waitText(seconds)}`;
  return vague.test(message)
    ? message.replace(vague, `$1${when}`)
    : `${message.replace(/\w$/, '$&.')} T${when}.`;
}
