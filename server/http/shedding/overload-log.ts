import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../../contract/durations.ts';

/** Milliseconds without a refusal after which an overload counts as over. */
const quiet = 10 * SECOND;

/** Logs when refusals begin and when they have ended: a line for each would add to the load. */
export function createOverloadLog(log: FastifyBaseLogger): (reason: string) => void {
  let refused = 0;
  const waitForEnd = (before: number) => {
    setTimeout(() => {
      if (refused > before) return waitForEnd(refused);
      log.warn({ refused }, 'requests are accepted again');
      refused = 0;
    }, quiet).unref();
  };
  return (reason) => {
    refused += 1;
    if (refused > 1) return;
    log.warn({ reason }, 'requests are refused: there are too many at once');
    waitForEnd(refused);
  };
}
