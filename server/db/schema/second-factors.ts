import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, id, timestampTz } from './columns.ts';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Public keys: nothing here lets anyone sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** Chosen by the authenticator; base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /** How often the authenticator signed; always 0 with those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, as they reported it. */
    transports: text('transports').array().notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    lastUsedAt: timestampTz('last_used_at'),
  },
  (table) => [
    index('passkeys_user_id').on(table.userId),
    unique('passkeys_credential_id_key').on(table.credentialId),
  ],
);

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Encrypted with AES-256-GCM. */
  secret: bytea('secret').notNull(),
  /** The time step (30 seconds) of the newest code that was accepted: none is accepted twice. */
  lastStep: integer('last_step').notNull(),
  createdAt: timestampTz('created_at').notNull().defaultNow(),
  lastUsedAt: timestampTz('last_used_at'),
});

/** Unused recovery codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    /** The code's first two characters, by which it is found. */
    label: text('label').notNull(),
    /** PHC string of argon2id, of the rest. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [unique('recovery_codes_user_id_label').on(table.userId, table.label)],
);

/** Sign-ins that await their second step. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the cookie's 32 random bytes, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    /** The user's, as read before the password was checked. */
    epoch: integer('epoch').notNull(),
    /** What a passkey has to sign; base64url. */
    challenge: text('challenge').notNull(),
    /** Proofs that were tried, right or wrong. */
    attempts: smallint('attempts').notNull().default(0),
    /** What the person chose along with the password (`sessions.ts`). */
    keepSignedIn: boolean('keep_signed_in').notNull().default(true),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_steps_user_id').on(table.userId),
    index('sign_in_steps_expires_at').on(table.expiresAt),
  ],
);

/** Factors that are being set up; one of each kind per session. */
export const factorSetups = pgTable(
  'factor_setups',
  {
    /** The session's `token_hash`. */
    sessionHash: text('session_hash').notNull(),
    kind: text('kind', { enum: ['passkey', 'app'] }).notNull(),
    userId: userId(),
    /** What the passkey has to sign; or the app's secret, encrypted. */
    challenge: text('challenge'),
    secret: bytea('secret'),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionHash, table.kind] }),
    index('factor_setups_user_id').on(table.userId),
    index('factor_setups_expires_at').on(table.expiresAt),
  ],
);
