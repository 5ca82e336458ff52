import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { bytea, timestampTz } from './columns.ts';

/** One row for each APP_SECRET that this data can be used with: the current one, and one being replaced. */
export const keyCheck = pgTable('key_check', {
  /** An HMAC that tells secrets apart without revealing them. */
  digest: varchar('digest', { length: 43 }).primaryKey(),
  /** The installation's keys, encrypted with this secret; null until a start has stored them. */
  keys: bytea('keys'),
  since: timestampTz('since').notNull().defaultNow(),
});
