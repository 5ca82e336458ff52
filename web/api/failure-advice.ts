import { ApiError, NetworkError } from './errors.ts';

/** What a visitor can do about a failure, if "please try again" is not the best advice. */
export function failureAdvice(error: unknown): string | undefined {
  if (error instanceof NetworkError) {
    if (!navigator.onLine) return "You're offline. Connect to the internet and try again.";
    if (error.isTimeout) return 'Your connection is slow. Wait for a better signal and try again.';
  }
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.ceil(error.retryAfter / 60);
    const time = minutes > 1 ? `${minutes} minutes` : 'a minute';
    return `Too many requests from your network. Try again in ${time}.`;
  }
  return undefined;
}
