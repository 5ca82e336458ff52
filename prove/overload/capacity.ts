import { percentile } from '../load/percentile.ts';
import type { Result } from './generator.ts';

/** What the app can do without refusing anything. */
export interface Capacity {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Beyond this, people notice. */
const slowMs = 500;

/**
 * Raises the rate until requests are refused, or slow, or not answered in time.
 * @param measure offers so many a second. @returns the last rate that went well, and its times.
 */
export async function findCapacity(
  measure: (perSecond: number) => Promise<Result>,
  { from, factor }: { from: number; factor: number },
): Promise<Capacity> {
  let best: Capacity | undefined;
  for (let perSecond = from; ; perSecond *= factor) {
    const first = await measure(perSecond);
    // Something else may have kept the machine busy.
    const result = keptUp(first) ? first : await measure(perSecond);
    const times = timesOf(result);
    if (!keptUp(result)) return best ?? { perSecond, ...times };
    best = { perSecond, ...times };
  }
}

export function timesOf({ accepted }: Result): { p50: number; p99: number } {
  return { p50: percentile(accepted, 0.5), p99: percentile(accepted, 0.99) };
}

function keptUp(result: Result): boolean {
  return result.accepted.length > result.offered * 0.99 && timesOf(result).p99 < slowMs;
}
