import type { BaseLogger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Keys } from '../config/app-keys.ts';
import type { Db } from '../db/client.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** The part of the context that its other parts are made from. */
export interface BaseContext {
  config: Config;
  db: Db;
  keys: Keys;
  log: Pick<BaseLogger, 'error' | 'warn' | 'info'>;
  metrics: Metrics;
  now: () => Date;
}
