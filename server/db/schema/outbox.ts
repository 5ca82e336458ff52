import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { businesses } from './businesses.ts';
import { bytea, timestampTz } from './columns.ts';

/** Emails about accounts, such as codes, are sent before these. */
export const feedbackKinds: readonly string[] = ['feedback', 'feedback_undeliverable'];

/** Literals, not parameters: the index only serves queries with the same text. */
export const isFeedback = sql.raw(
  `(kind in (${feedbackKinds.map((kind) => `'${kind}'`).join(', ')}))`,
);

/**
 * Outgoing email. `payload` is the email's data encrypted with AES-256-GCM, with its own key
 * (`outboxKeys`); it becomes null in the transaction that finishes the row. The rest of the row stays, to
 * recognize a repeated request.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    /** HMAC of the caller's idempotency key, if it sent one. */
    keyHash: varchar('key_hash', { length: 43 }),
    /** HMAC of the key and the content, to tell a repeat from other content under the same key. */
    contentHash: varchar('content_hash', { length: 43 }),
    status: text('status', { enum: ['waiting', 'delivered', 'undeliverable'] })
      .notNull()
      .default('waiting'),
    payload: bytea('payload'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: timestampTz('next_attempt_at').notNull().defaultNow(),
    leasedUntil: timestampTz('leased_until'),
    /** HMAC of the recipient's domain while the row waits, once an attempt has learned it. */
    domainHash: varchar('domain_hash', { length: 43 }),
    /**
     * Why the last attempt failed (`contract/failing-emails.ts`); null if none has, since the address was
     * changed.
     */
    lastReason: text('last_reason'),
    /** The codes with which the mail server refused it, such as `550 5.1.1`; never its words. */
    lastReply: varchar('last_reply', { length: 16 }),
    /** When that was. */
    triedAt: timestampTz('tried_at'),
    /** When it would have been tried by itself, if an admin asked for an attempt before that. */
    plannedAt: timestampTz('planned_at'),
    expiresAt: timestampTz('expires_at').notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    endedAt: timestampTz('ended_at'),
  },
  (table) => [
    unique('outbox_key_hash_key').on(table.keyHash),
    index('outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
    index('outbox_due')
      .on(isFeedback, table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
    index('outbox_business_id').on(table.businessId),
    index('outbox_user_id').on(table.userId),
    index('outbox_ended_at').on(table.endedAt),
    index('outbox_undeliverable')
      .on(table.endedAt)
      .where(sql`${table.status} = 'undeliverable'`),
    check('outbox_status', sql`${table.status} in ('waiting', 'delivered', 'undeliverable')`),
    check(
      'outbox_payload_erased',
      sql`(${table.payload} is not null) = (${table.status} = 'waiting')`,
    ),
  ],
);

/**
 * The key of each waiting email, encrypted with a key of APP_SECRET. A separate table, so that a dump can
 * leave it out: what is in the dump is then erased for good (`docs/SECURITY.md`).
 */
export const outboxKeys = pgTable(
  'outbox_keys',
  {
    outboxId: bigint('outbox_id', { mode: 'number' })
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    /** Which APP_SECRET: its `digest` in `key_check`. */
    secretId: varchar('secret_id', { length: 43 }).notNull(),
    sealedKey: bytea('sealed_key').notNull(),
  },
  (table) => [index('outbox_keys_secret_id').on(table.secretId)],
);
