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

/** Pictures by the SHA-256 of their bytes (hex), so that an address names its content for ever. */
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
    createdAt: timestampTz('created_at').notNull().defaultNow(),
    updatedAt: timestampTz('updated_at').notNull().defaultNow(),
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
