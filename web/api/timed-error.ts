import { errorOf, type ApiError, type Refusal } from './errors.ts';

/** The app's error for an unsuccessful response: if the server said when to try again, so does the message. */
export function timedErrorOf(response: Refusal, text: string): Promise<ApiError> {
  return timed(errorOf(response, text));
}

/**
 * Adds to an error's message when to try again, if the server said so. What words it is loaded when it is
 * needed; if that fails, the message stays as it was.
 */
export async function timed(error: ApiError): Promise<ApiError> {
  if (error.retryAfter) {
    await import('./try-again.ts').then(
      ({ sayWhen }) => sayWhen(error),
      () => {},
    );
  }
  return error;
}
