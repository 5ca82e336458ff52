import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampTz } from './columns.ts';

/** What ADMIN_EMAIL has been told about trouble, so that it gets one email a day at most. */
export const troubleNotices = pgTable(
  'trouble_notices',
  {
    kind: text('kind').primaryKey(),
    /** When it began, as far as anyone noticed. */
    since: timestampTz('since').notNull(),
    /** `new`: to be reported. `ending`: it is over, to be reported. `over`: that was reported. */
    state: text('state', { enum: ['new', 'told', 'ending', 'over'] }).notNull(),
    /** When an email last mentioned it. */
    toldAt: timestampTz('told_at'),
    /** How many emails have repeated it. */
    reminders: smallint('reminders').notNull().default(0),
  },
  (table) => [
    check('trouble_notices_state', sql`${table.state} in ('new', 'told', 'ending', 'over')`),
  ],
);
