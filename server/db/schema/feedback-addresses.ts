import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, timestampTz } from './columns.ts';

/**
 * Feedback addresses whose mailbox has agreed to get an account's feedback, for all of its businesses. An
 * address is deleted once no business of the account uses it.
 */
export const confirmedAddresses = pgTable(
  'confirmed_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lowercase. */
    email: text('email').notNull(),
    confirmedAt: timestampTz('confirmed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'confirmed_addresses_pkey', columns: [table.userId, table.email] }),
    check('confirmed_addresses_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Links that were emailed to feedback addresses. */
export const addressConfirmations = pgTable(
  'address_confirmations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lowercase. */
    email: text('email').notNull(),
    /** SHA-256 of the link's 32 random bytes, base64url. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    expiresAt: timestampTz('expires_at').notNull(),
    usedAt: timestampTz('used_at'),
  },
  (table) => [
    unique('address_confirmations_token_hash_key').on(table.tokenHash),
    index('address_confirmations_user_id').on(table.userId, table.email),
    index('address_confirmations_expires_at').on(table.expiresAt),
    check('address_confirmations_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
