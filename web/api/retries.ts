import { isPassing } from './errors.ts';

/** The first delay, doubled each time and never more than the longest (milliseconds). */
const firstDelay = 1_000;
const longestDelay = 30_000;

/** How many times a failed write is retried, and a failed read. */
export const mutationRetries = 2;
export const queryRetries = 3;

/** The wait before repeat number `attempt`, counted from 0, in milliseconds. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, longestDelay);
}

/**
 * Runs a call, and repeats it after failures that may pass: no network, a time-out, a 5xx.
 * @throws what the last attempt threw
 */
export async function withRetries<T>(
  run: () => Promise<T>,
  retries: number = mutationRetries,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= retries || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}
