import { ApiError, NetworkError } from './errors.ts';
import { waitText } from './wait-text.ts';

/** What a visitor can do about a failure, if "please try again" is not the best advice. */
export function failureAdvice(error: unknown): string | undefined {
  if (error instanceof NetworkError) {
    if (!navigator.onLine) return "You're offline. Connect to the internet and try again.";
    if (error.isTimeout) return 'Your connection is slow. Wait for a better signal and try again.';
  }
  if (error instanceof ApiError && error.status === 429) {
    const isNetwork = error.code !== 'too_many_emails';
    const what = isNetwork ? 'Too many requests from your network.' : error.message;
    return `${what} Try again in ${error.retryAfter ? waitText(error.retryAfter) : 'a minute'}.`;
  }
  return undefined;
}
