import type { FastifyBaseLogger } from 'fastify';
import { MINUTE } from '../../contract/durations.ts';
import { logSecurityEvent } from '../domain/security-event.ts';

/**
 * Logs that calls were refused: for each limit at once, and then once a minute at most, with the number of
 * refusals since. A thousand refusals a second, from as many addresses, must not fill the log.
 */
export function reportLimits(log: FastifyBaseLogger, now: () => Date): (limit: string) => void {
  const reported = new Map<string, { at: number; since: number }>();
  return (limit) => {
    const time = now().getTime();
    const last = reported.get(limit);
    if (last && time - last.at < MINUTE) {
      last.since += 1;
      return;
    }
    reported.set(limit, { at: time, since: 0 });
    logSecurityEvent({ log }, 'limit-reached', { limit, refused: (last?.since ?? 0) + 1 });
  };
}
