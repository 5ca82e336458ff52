import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';

/** The tables. `npm run db:generate` turns a change here into a migration beside `migrations/`. */

interface Keyword {
  keyword: string;
  isLocalSeo: boolean;
}

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
/** Compared byte by byte, so that an order is the same in every database, and an index serves it. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** PHC string of argon2id; null until the address is proven. */
    passwordHash: text('password_hash'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Sessions carry the epoch that they began in; raising it ends them all at once. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    /** Name and e-mail in normalised form (`search-text.ts`); searches look in `user_listings`. */
    searchText: text('search_text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    passwordChangedAt: moment('password_changed_at'),
    deactivatedAt: moment('deactivated_at'),
  },
  (table) => [
    unique('users_email_key').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    index('users_unverified')
      .on(table.createdAt)
      .where(sql`not ${table.emailVerified}`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's 32 random bytes, base64url; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    epoch: integer('epoch').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/**
 * Codes and links that were mailed to prove an address. What a registration typed waits here, not in
 * `users`, so that nobody's password counts before somebody has read that person's mail.
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
    createdAt: moment('created_at').notNull().defaultNow(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
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

/** Pictures by the SHA-256 of their bytes (hex), so that an address names its content for ever. */
export const logos = pgTable('logos', {
  hash: varchar('hash', { length: 64 }).primaryKey(),
  bytes: bytea('bytes').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where none could be made; never changes afterwards, since it is printed in QR codes. */
    slug: text('slug'),
    name: text('name').notNull(),
    nickname: text('nickname'),
    city: text('city'),
    state: text('state'),
    contactName: text('contact_name'),
    /** Where feedback goes; the owner's address where it is null. */
    feedbackEmail: text('feedback_email'),
    reviewUrl: text('review_url'),
    facebookUrl: text('facebook_url'),
    websiteUrl: text('website_url'),
    logoHash: varchar('logo_hash', { length: 64 }).references(() => logos.hash),
    /** What kinds of business it is, the most fitting first; at most three. */
    categories: text('categories')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What people search with; for admins only, and never part of a draft. */
    keywords: jsonb('keywords').$type<Keyword[]>().notNull().default([]),
    /** HMAC of the owner and the idempotency key of the call that set it up. */
    creationKey: varchar('creation_key', { length: 43 }),
    isActive: boolean('is_active').notNull().default(true),
    /** Name, slug, city and state in normalised form; searches look in `business_listings`. */
    searchText: text('search_text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('businesses_slug_key').on(table.slug),
    unique('businesses_creation_key').on(table.creationKey),
    check('businesses_categories', sql`cardinality(${table.categories}) <= 3`),
    check('businesses_keywords', sql`jsonb_array_length(${table.keywords}) <= 18`),
    index('businesses_user_id').on(table.userId),
    // Whether a logo is still shown is asked before it is removed.
    index('businesses_logo_hash')
      .on(table.logoHash)
      .where(sql`${table.logoHash} is not null`),
  ],
);

/**
 * What admins' lists look in and order by: narrow rows beside the wide ones, so that a search reads
 * little, and other changes of a user touch none of these indexes. Triggers of migration 0004 keep
 * them in step with `users` and `businesses`; nothing else writes here.
 */
export const userListings = pgTable(
  'user_listings',
  {
    id: integer('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    name: orderedText('name').notNull(),
    email: orderedText('email').notNull(),
    /** How many there are. */
    businesses: integer('businesses').notNull().default(0),
    /** The active first, then the unverified, then the inactive; by name within. */
    status: orderedText('status').notNull(),
    /** Microseconds since 1970. */
    joined: bigint('joined', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('user_listings_text').using('gin', table.text.op('gin_trgm_ops')),
    index('user_listings_name').on(table.name, table.id),
    index('user_listings_email').on(table.email, table.id),
    index('user_listings_businesses').on(table.businesses, table.id),
    index('user_listings_status').on(table.status, table.id),
    index('user_listings_joined').on(table.joined, table.id),
  ],
);

export const businessListings = pgTable(
  'business_listings',
  {
    id: integer('id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The owner's name and e-mail as well. */
    text: text('text').notNull(),
    name: orderedText('name').notNull(),
    owner: orderedText('owner').notNull(),
    /** City and state; what has neither comes last. */
    location: orderedText('location').notNull(),
    /** Microseconds since 1970. */
    created: bigint('created', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('business_listings_text').using('gin', table.text.op('gin_trgm_ops')),
    index('business_listings_name').on(table.name, table.id),
    index('business_listings_owner').on(table.owner, table.id),
    index('business_listings_location').on(table.location, table.id),
    index('business_listings_created').on(table.created, table.id),
  ],
);

/** SHA-256 (hex) of the slugs of deleted businesses, which nobody is given again. */
export const retiredSlugs = pgTable('retired_slugs', {
  slugHash: varchar('slug_hash', { length: 64 }).primaryKey(),
});

/** What happened on a business's page: how often, on which UTC day, of which kind; never who. */
export const businessCounts = pgTable(
  'business_counts',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['draft', 'google_click', 'facebook_click'] }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'business_counts_pkey',
      columns: [table.businessId, table.day, table.kind],
    }),
    check(
      'business_counts_kind',
      sql`${table.kind} in ('draft', 'google_click', 'facebook_click')`,
    ),
  ],
);

/** Clicks of a UTC day, of all businesses together: adding up `business_counts` would read them all. */
export const clickUsage = pgTable(
  'click_usage',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['google_click', 'facebook_click'] }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'click_usage_pkey', columns: [table.day, table.kind] }),
    check('click_usage_kind', sql`${table.kind} in ('google_click', 'facebook_click')`),
  ],
);

/** HMACs of idempotency keys of drafts, so that a repeat is neither counted nor paid twice. */
export const draftRequests = pgTable(
  'draft_requests',
  {
    keyHash: varchar('key_hash', { length: 43 }).primaryKey(),
    /** Which of the built-in writer's attempts was given; null where it has given none. */
    attempt: smallint('attempt'),
    counted: boolean('counted').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('draft_requests_created_at').on(table.createdAt)],
);

/** What is kept of drafts to tell others like them (`likeness/fingerprint.ts`): no text, no hour. */
export const draftFingerprints = pgTable(
  'draft_fingerprints',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    print: bytea('print').notNull(),
  },
  (table) => [
    index('draft_fingerprints_business_id').on(table.businessId, table.id),
    index('draft_fingerprints_day').on(table.day),
    check('draft_fingerprints_print', sql`octet_length(${table.print}) = 64`),
  ],
);

/** How the drafts of a UTC day came about, of all businesses together. Names are of closed lists. */
export const draftUsage = pgTable(
  'draft_usage',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', {
      enum: ['draft', 'model', 'fallback', 'own-refusal', 'model-refusal'],
    }).notNull(),
    name: text('name').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'draft_usage_pkey', columns: [table.day, table.kind, table.name] }),
    check(
      'draft_usage_kind',
      sql`${table.kind} in ('draft', 'model', 'fallback', 'own-refusal', 'model-refusal')`,
    ),
  ],
);

/**
 * How often a model was asked for on a UTC day, refusals with it: `installation`, `business:12`, or
 * `visitor:` and a keyed hash. Unlogged, as its migration says: a crash of the database empties it.
 */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    day: date('day', { mode: 'string' }).notNull(),
    budget: varchar('budget', { length: 60 }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ name: 'model_budgets_pkey', columns: [table.day, table.budget] })],
);

/**
 * Mail on its way out. `payload` is AES-256-GCM over the mail's own data and becomes null in the
 * transaction that ends the row's errand; what is left tells a repeat that it was here before.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    /** HMAC of the caller's idempotency key, where there was one. */
    keyHash: varchar('key_hash', { length: 43 }),
    status: text('status', { enum: ['waiting', 'delivered', 'undeliverable'] })
      .notNull()
      .default('waiting'),
    payload: bytea('payload'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    leasedUntil: moment('leased_until'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('outbox_key_hash_key').on(table.keyHash),
    index('outbox_waiting')
      .on(table.nextAttemptAt)
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

/** Who did what to whom. Holds no visitor's data. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** The acting user; null for the command line and the system. Kept when the user is deleted. */
    actorId: integer('actor_id'),
    actorKind: text('actor_kind', { enum: ['user', 'admin', 'system'] }).notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: integer('target_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_at').on(table.at)],
);

/** `rate-limiter-flexible`'s own table, in the shape that its PostgreSQL store expects. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
