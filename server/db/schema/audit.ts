import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampTz } from './columns.ts';

/** Who did what to whom. Contains no visitor data. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestampTz('at').notNull().defaultNow(),
    /** The acting user; null for the command line and the system. Stays when the user is deleted. */
    actorId: integer('actor_id'),
    actorKind: text('actor_kind', { enum: ['user', 'admin', 'system'] }).notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: integer('target_id'),
    /** The actor's and the target's names at the time, filled in by a trigger; they outlive both. */
    actorName: text('actor_name'),
    targetName: text('target_name'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_at').on(table.at)],
);
