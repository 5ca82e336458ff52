import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { timestampTz, id } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** PHC string of argon2id; null until the address is verified. */
    passwordHash: text('password_hash'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Each session has the epoch it started in; raising it ends them all at once. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    /** When the first of the present second factors was added; of no meaning without one. */
    twoStepSince: timestampTz('two_step_since'),
    /** Name and email in normalized form (`search-text.ts`); searches use `user_listings`. */
    searchText: text('search_text').notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    passwordChangedAt: timestampTz('password_changed_at'),
    deactivatedAt: timestampTz('deactivated_at'),
    /** From then on everything is as if the user were gone, until a restore or the purge (`presence.ts`). */
    deletedAt: timestampTz('deleted_at'),
    /** Who did that: the user, or an admin. */
    deletedBy: integer('deleted_by'),
  },
  (table) => [
    unique('users_email_key').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    index('users_unverified')
      .on(table.createdAt)
      .where(sql`not ${table.emailVerified}`),
    index('users_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's 32 random bytes, base64url; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the list of its user's sessions. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    epoch: integer('epoch').notNull(),
    /** A name from our own list (`browser-name.ts`); the user agent itself is never stored. */
    browser: text('browser').notNull().default('Unknown browser'),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    lastSeenAt: timestampTz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    unique('sessions_id_key').on(table.id),
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/**
 * Browsers that have signed in to an account, so that wrong passwords from elsewhere don't lock its owner
 * out. The cookie outlives the session; it doesn't sign anyone in.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the cookie's 32 random bytes, base64url. */
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    lastUsedAt: timestampTz('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_browsers_user_id').on(table.userId),
    index('known_browsers_last_used_at').on(table.lastUsedAt),
  ],
);

/**
 * Emailed codes and links that verify an address. What was typed in a registration is stored here, not in
 * `users`, so that no password takes effect before the email to that address was read.
 */
export const emailChallenges = pgTable(
  'email_challenges',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    /** PHC string of argon2id, keyed by the installation's secret. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the link's 32 random bytes, base64url. */
    linkHash: text('link_hash'),
    /** Codes that were tried, right or wrong. */
    attempts: smallint('attempts').notNull().default(0),
    /** SHA-256 of the cookie that binds a registration to its browser. */
    bindingHash: text('binding_hash'),
    pendingName: text('pending_name'),
    pendingPasswordHash: text('pending_password_hash'),
    /** Of a `reset`: becomes the account's address once its link is used. An admin corrected it. */
    correctedEmail: text('corrected_email'),
    /** A further registration of the address was refused, so this may not be its owner's. */
    contested: boolean('contested').notNull().default(false),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    codeExpiresAt: timestampTz('code_expires_at').notNull(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    index('email_challenges_user_id').on(table.userId, table.purpose),
    unique('email_challenges_link_hash_key').on(table.linkHash),
    index('email_challenges_expires_at').on(table.expiresAt),
    check('email_challenges_purpose', sql`${table.purpose} in ('verify', 'reset')`),
    check(
      'email_challenges_pending',
      sql`(${table.purpose} = 'verify') = (${table.pendingName} is not null and ${table.pendingPasswordHash} is not null)`,
    ),
  ],
);

/**
 * Codes of the last day, so that a person who types an old one learns what became of it. The table is apart
 * from the challenges, which are deleted as soon as they prove nothing anymore.
 */
export const issuedCodes = pgTable(
  'issued_codes',
  {
    id: id(),
    /** A keyed digest of the address and the purpose; also for addresses without an account. */
    subject: text('subject').notNull(),
    /** As in `email_challenges`: equal codes of one subject have equal hashes. */
    codeHash: text('code_hash').notNull(),
    /** In the past if the code was never emailed. */
    codeExpiresAt: timestampTz('code_expires_at').notNull(),
    usedAt: timestampTz('used_at'),
  },
  (table) => [
    index('issued_codes_subject').on(table.subject),
    index('issued_codes_code_expires_at').on(table.codeExpiresAt),
  ],
);
