import { isTransient } from './errors.ts';

/** The first delay, doubled each time, and the longest, in milliseconds. */
const firstDelay = 1_000;
const longestDelay = 30_000;

/** How many times a failed write and a failed read are retried. */
export const mutationRetries = 2;
export const queryRetries = 3;

/** The delay before retry number `attempt`, starting at 0, in milliseconds. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, longestDelay);
}

/**
 * Makes a call, and retries it after failures that may be temporary: no network, a timeout, a 5xx.
 * Aborted calls are not retried, nor is anything offline: people are told at once.
 * @throws what the last attempt threw
 */
export async function withRetries<T>(
  run: () => Promise<T>,
  signal?: AbortSignal | null,
  retries: number = mutationRetries,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= retries || !isTransient(error) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
      if (signal?.aborted) throw error;
    }
  }
}
