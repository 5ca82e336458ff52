import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, timestampTz } from './columns.ts';

/** Links that were emailed to new addresses of accounts; one per account can be used. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The new address, in lowercase. */
    email: text('email').notNull(),
    /** SHA-256 of the link's 32 random bytes, base64url. */
    tokenHash: text('token_hash').notNull(),
    /** The account's when it asked: whatever ends its sessions ends the change, too. */
    epoch: integer('epoch').notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    expiresAt: timestampTz('expires_at').notNull(),
    /** Null until it is used, or replaced by a newer one, or canceled. */
    endedAs: text('ended_as', { enum: ['confirmed', 'replaced'] }),
  },
  (table) => [
    unique('email_changes_token_hash_key').on(table.tokenHash),
    uniqueIndex('email_changes_open')
      .on(table.userId)
      .where(sql`${table.endedAs} is null`),
    index('email_changes_user_id').on(table.userId),
    index('email_changes_expires_at').on(table.expiresAt),
    check('email_changes_email_lower', sql`${table.email} = lower(${table.email})`),
    check('email_changes_ended_as', sql`${table.endedAs} in ('confirmed', 'replaced')`),
  ],
);
