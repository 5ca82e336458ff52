import type { BaseLogger } from 'pino';
import { isDatabaseTrouble } from './database-trouble.ts';

export interface OutageReport {
  failed(error: unknown): void;
  succeeded(): void;
}

/**
 * Logs database trouble once when it starts, as a warning: during an outage, one line per request would
 * bury everything else. Other errors are our own bugs, and each is logged.
 */
export function reportOutage(
  log: Pick<BaseLogger, 'error' | 'warn'>,
  sentence: string,
): OutageReport {
  let isOut = false;
  return {
    failed(error) {
      if (!isDatabaseTrouble(error)) log.error({ err: error }, sentence);
      else if (!isOut) log.warn({ err: error }, sentence);
      isOut ||= isDatabaseTrouble(error);
    },
    succeeded: () => (isOut = false),
  };
}
