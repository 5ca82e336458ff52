import { ApiError, isLater } from './errors.ts';

/** For a failure whose message does not say when to try again. */
export const tryAgainSoon = ' Please try again in a moment.';

/** Whether the error's message says when to try again. */
export function saysWhen(error: unknown): boolean {
  return error instanceof ApiError && error.retryAfter > 0 && isLater(error.status);
}
