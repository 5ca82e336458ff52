import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampTz } from './columns.ts';

/** Backups of this database that were completed; never the data of one. */
export const backups = pgTable(
  'backups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    finishedAt: timestampTz('finished_at').notNull().defaultNow(),
    /** By `npm run backup`, or by other tools, reported with `npm run admin -- backup-done`. */
    kind: text('kind', { enum: ['command', 'external'] }).notNull(),
    /** The size of the file; null if other tools made it. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** The rows of all tables in it; null if other tools made it. */
    rows: bigint('rows', { mode: 'number' }),
    /** Null if other tools made it. */
    encrypted: boolean('encrypted'),
  },
  (table) => [
    index('backups_finished_at').on(table.finishedAt),
    check('backups_kind', sql`${table.kind} in ('command', 'external')`),
  ],
);
