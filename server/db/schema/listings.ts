import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { businesses } from './businesses.ts';
import { orderedText } from './columns.ts';

/**
 * What the admin lists search and sort by: narrow rows next to the wide ones, so that a search reads
 * little, and other changes to a user touch none of these indexes. Triggers in migration 0004 keep
 * them in sync with `users` and `businesses`; nothing else writes here.
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
    userId: integer('user_id').notNull(),
    /** Includes the owner's name and email. */
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
    index('business_listings_of_user').on(table.userId, table.name, table.id),
  ],
);

/**
 * By how much the installation grew and shrank: their sum is its size. Triggers of migration 0004 add a
 * row to each change, which nobody else waits for; a counter would be locked by everybody.
 */
export const sizeChanges = pgTable('size_changes', {
  users: integer('users').notNull().default(0),
  businesses: integer('businesses').notNull().default(0),
  /** Of the businesses, those that are switched on. */
  active: integer('active').notNull().default(0),
});
