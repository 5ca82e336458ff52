import { DatabaseTimeout } from '../db/timed-client.ts';

/** Milliseconds. */
const tick = 100;

/** A deadline that several waits of one request share. */
export interface Deadline {
  /**
   * Resolves like `work`, or to the result of `late` once a limit is reached. The work itself continues.
   * @param late may throw instead
   * @param progress a number that changes while the work makes progress
   */
  wait<T, Late>(work: Promise<T>, late: () => Late, progress?: () => number): Promise<T | Late>;
  /** Waits for the database in the same way. @throws DatabaseTimeout once a limit is reached */
  answered<T>(work: Promise<T>, progress?: () => number): Promise<T>;
  /** True once a limit is reached: nothing should be begun that would be waited for. */
  hasPassed(): boolean;
}

/**
 * Time is counted in ticks, since a single long timer would also count the time in which this process was
 * busy and could not process a response that had arrived.
 * @param limit milliseconds without progress, rounded up to a tenth of a second
 * @param most milliseconds with it
 */
export function createDeadline(limit: number, most = limit): Deadline {
  let waited = 0;
  let withoutProgress = 0;
  const hasPassed = () => withoutProgress >= limit || waited >= most;
  const wait: Deadline['wait'] = async (work, late, progress = () => 0) => {
    const { promise: timedOut, resolve } = Promise.withResolvers<void>();
    let before = progress();
    const timer = setInterval(() => {
      const current = progress();
      waited += tick;
      if (current === before) withoutProgress += tick;
      before = current;
      if (hasPassed()) resolve();
    }, tick);
    try {
      return await Promise.race([work, timedOut.then(late)]);
    } finally {
      clearInterval(timer);
    }
  };
  const late = () => {
    throw new DatabaseTimeout(`The database took longer than ${waited} ms.`);
  };
  return { wait, hasPassed, answered: (work, progress) => wait(work, late, progress) };
}

/** A single wait with its own limit; see `createDeadline`. */
export function inTime<T, Late>(
  work: Promise<T>,
  limit: number,
  late: () => Late,
): Promise<T | Late> {
  return createDeadline(limit).wait(work, late);
}

/**
 * Resolves like `work`. The work itself continues after the limit.
 * @param limit milliseconds; see `inTime`
 * @throws DatabaseTimeout if the work takes longer
 */
export function answeredInTime<T>(work: Promise<T>, limit: number): Promise<T> {
  return createDeadline(limit).answered(work);
}
