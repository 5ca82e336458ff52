/** Milliseconds. */
const tick = 100;

/**
 * What `work` resolves to, or what `late` gives once the work takes longer than the limit. The work goes
 * on, and nobody waits for it. Time is counted by ticks, since one long timer would also count the time
 * in which this process itself was busy and could not receive an answer that has arrived.
 * @param limit milliseconds, to a tenth of a second
 * @param late may throw instead
 */
export async function inTime<T, Late>(
  work: Promise<T>,
  limit: number,
  late: () => Late,
): Promise<T | Late> {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  let waited = 0;
  const timer = setInterval(() => {
    waited += tick;
    if (waited >= limit) resolve();
  }, tick);
  return Promise.race([work, tooLate.then(late)]).finally(() => clearInterval(timer));
}
