import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, varchar } from 'drizzle-orm/pg-core';
import { timestampTz } from './columns.ts';

/** One row: an HMAC by which a start notices that APP_SECRET is not the one this data was written with. */
export const keyCheck = pgTable(
  'key_check',
  {
    only: boolean('only').primaryKey().default(true),
    digest: varchar('digest', { length: 43 }).notNull(),
    since: timestampTz('since').notNull().defaultNow(),
  },
  (table) => [check('key_check_only', sql`${table.only}`)],
);
