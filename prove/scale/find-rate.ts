import { percentile } from '../load/percentile.ts';
import type { Measured } from './measure-load.ts';
import type { VisitResult } from './visit-generator.ts';

/** Shares of the peak; the first is offered to warm up. */
const shares = [1, 0.75, 0.5, 0.35, 0.25, 0.15, 0.1, 0.05];
const warmUpShare = 0.05;
/** Beyond this, people notice. */
const slowMs = 500;

/**
 * The largest share of the peak that this machine carries, tried from the peak downward.
 * @param measure offers so many calls a second. @returns calls a second
 */
export async function findRate(
  peak: number,
  measure: (perSecond: number) => Promise<Measured>,
  say: (line: string) => void,
): Promise<number> {
  await measure(peak * warmUpShare);
  for (const share of shares) {
    const { result } = await measure(peak * share);
    say(`${Math.round(peak * share)} calls per second: ${describe(result)}`);
    if (keptUp(result)) return peak * share;
  }
  return peak * warmUpShare;
}

/** Of all kinds of calls together. */
export function timesOf({ accepted }: VisitResult): number[] {
  return Object.values(accepted).flat();
}

function keptUp(result: VisitResult): boolean {
  const times = timesOf(result);
  return times.length > result.offered * 0.995 && percentile(times, 0.99) < slowMs;
}

function describe(result: VisitResult): string {
  const times = timesOf(result);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
  return `${times.length} of ${result.offered} accepted, p50 ${p50} ms, p99 ${p99} ms, ${result.refused} refused`;
}
