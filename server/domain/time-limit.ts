import { DatabaseTimeout } from '../db/timed-client.ts';

/** Milliseconds. */
const tick = 100;

/**
 * Resolves like `work`, or to the result of `late` if the work takes longer than the limit. The work itself
 * continues. Time is counted in ticks, since a single long timer would also count the time in which this
 * process was busy and could not process a response that had arrived.
 * @param limit milliseconds, rounded up to a tenth of a second
 * @param late may throw instead
 */
export async function inTime<T, Late>(
  work: Promise<T>,
  limit: number,
  late: () => Late,
): Promise<T | Late> {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  let waited = 0;
  const timer = setInterval(() => {
    waited += tick;
    if (waited >= limit) resolve();
  }, tick);
  try {
    return await Promise.race([work, timedOut.then(late)]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Resolves like `work`. The work itself continues after the limit.
 * @param limit milliseconds; see `inTime`
 * @throws DatabaseTimeout if the work takes longer
 */
export function answeredInTime<T>(work: Promise<T>, limit: number): Promise<T> {
  return inTime(work, limit, () => {
    throw new DatabaseTimeout(`The database took longer than ${limit} ms.`);
  });
}
