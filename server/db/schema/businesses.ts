import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, timestampTz, id } from './columns.ts';

interface Keyword {
  keyword: string;
  isLocalSeo: boolean;
}

/** Pictures by the SHA-256 of their bytes (hex), so that a URL always refers to the same content. */
export const logos = pgTable('logos', {
  hash: varchar('hash', { length: 64 }).primaryKey(),
  bytes: bytea('bytes').notNull(),
  createdAt: timestampTz('created_at').notNull().defaultNow(),
});

export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null if none could be made; never changes once it is shared, since it is printed in QR codes. */
    slug: text('slug'),
    /** The slug is random, because none could be made from the name, and the owner may still choose one. */
    hasTemporarySlug: boolean('has_temporary_slug').notNull().default(false),
    name: text('name').notNull(),
    nickname: text('nickname'),
    city: text('city'),
    state: text('state'),
    contactName: text('contact_name'),
    /** Where feedback goes; if null, to the owner's address. */
    feedbackEmail: text('feedback_email'),
    reviewUrl: text('review_url'),
    facebookUrl: text('facebook_url'),
    websiteUrl: text('website_url'),
    logoHash: varchar('logo_hash', { length: 64 }).references(() => logos.hash),
    /** At most three, the best match first. */
    categories: text('categories')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Search phrases, for admins only; never part of a draft. */
    keywords: jsonb('keywords').$type<Keyword[]>().notNull().default([]),
    /** HMAC of the owner and the idempotency key of the call that created it. */
    creationKey: varchar('creation_key', { length: 43 }),
    isActive: boolean('is_active').notNull().default(true),
    /** IANA name, such as `America/Chicago`, for the days of its counts; null counts as UTC. */
    timeZone: text('time_zone'),
    /** Name, slug, city and state in normalized form; searches use `business_listings`. */
    searchText: text('search_text').notNull(),
    /** Whether its Google or Facebook link leads to another site; kept by `server/db/businesses.ts`. */
    hasOtherLink: boolean('has_other_link').notNull().default(false),
    /** Suspended by an admin: its page is inactive, whatever its owner sets. */
    suspendedAt: timestampTz('suspended_at'),
    /** For its owner to read; null unless it is suspended. */
    suspendedReason: text('suspended_reason'),
    /** When an admin transferred it to its owner; null once they have dismissed the note about it. */
    unseenTransferAt: timestampTz('unseen_transfer_at'),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    updatedAt: timestampTz('updated_at').notNull().defaultNow(),
    /** By its owner; null if it was deleted with its owner, or not at all (`presence.ts`). */
    deletedAt: timestampTz('deleted_at'),
  },
  (table) => [
    unique('businesses_slug_key').on(table.slug),
    unique('businesses_creation_key').on(table.creationKey),
    check('businesses_categories', sql`cardinality(${table.categories}) <= 3`),
    check(
      'businesses_suspended',
      sql`(${table.suspendedAt} is null) = (${table.suspendedReason} is null)`,
    ),
    check('businesses_keywords', sql`jsonb_array_length(${table.keywords}) <= 18`),
    index('businesses_user_id').on(table.userId),
    // For checking whether a logo is still shown before it is deleted.
    index('businesses_logo_hash')
      .on(table.logoHash)
      .where(sql`${table.logoHash} is not null`),
    index('businesses_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Temporary slugs whose business has got another one: they still lead to it. */
export const formerSlugs = pgTable('former_slugs', {
  slug: text('slug').primaryKey(),
  /** A slug is replaced once. */
  businessId: integer('business_id')
    .notNull()
    .unique('former_slugs_business_id')
    .references(() => businesses.id, { onDelete: 'cascade' }),
});

/** SHA-256 (hex) of the slugs of deleted businesses, and of former ones, which are never reused. */
export const retiredSlugs = pgTable('retired_slugs', {
  slugHash: varchar('slug_hash', { length: 64 }).primaryKey(),
});

/** Counts of what happened on a business's page, by UTC day and kind; nothing about visitors. */
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

const clickKinds = ['google_click', 'facebook_click'] as const;

/**
 * Clicks of all businesses by UTC day, without what is still in `click_usage_shards`: adding up
 * `business_counts` would read all its rows.
 */
export const clickUsage = pgTable(
  'click_usage',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: clickKinds }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'click_usage_pkey', columns: [table.day, table.kind] }),
    check('click_usage_kind', sql`${table.kind} in ('google_click', 'facebook_click')`),
  ],
);

/** What clicks add to `click_usage`, in many rows: in one, they would wait for each other's commits. */
export const clickUsageShards = pgTable(
  'click_usage_shards',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: clickKinds }).notNull(),
    shard: smallint('shard').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'click_usage_shards_pkey',
      columns: [table.day, table.kind, table.shard],
    }),
    check('click_usage_shards_kind', sql`${table.kind} in ('google_click', 'facebook_click')`),
  ],
);
