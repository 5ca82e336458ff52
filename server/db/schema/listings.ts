import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { businesses } from './businesses.ts';
import { orderedText } from './columns.ts';

/**
 * What the admin lists search and sort by: narrow rows next to the wide ones, so that searches read little
 * and other changes to a user don't touch these indexes. Triggers in migration 0004 keep them in sync with
 * `users` and `businesses`; nothing else writes here.
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
    /** Number of businesses. */
    businesses: integer('businesses').notNull().default(0),
    /** Active users first, then unverified, then inactive ones; within each by name. */
    status: orderedText('status').notNull(),
    /** Microseconds since 1970. */
    joined: bigint('joined', { mode: 'number' }).notNull(),
    deleted: boolean('deleted').notNull().default(false),
  },
  (table) => [
    index('user_listings_text').using('gin', table.text.op('gin_trgm_ops')),
    index('user_listings_name').on(table.name, table.id),
    index('user_listings_email').on(table.email, table.id),
    index('user_listings_businesses').on(table.businesses, table.id),
    index('user_listings_status').on(table.status, table.id),
    index('user_listings_joined').on(table.joined, table.id),
    index('user_listings_deleted')
      .on(table.name, table.id)
      .where(sql`${table.deleted}`),
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
    /** City and state; businesses with neither come last. */
    location: orderedText('location').notNull(),
    /** Microseconds since 1970. */
    created: bigint('created', { mode: 'number' }).notNull(),
    /** A link of it leads to another site than Google's or Facebook's own. */
    otherLink: boolean('other_link').notNull().default(false),
    /** It was deleted, or its owner. */
    deleted: boolean('deleted').notNull().default(false),
  },
  (table) => [
    index('business_listings_text').using('gin', table.text.op('gin_trgm_ops')),
    index('business_listings_name').on(table.name, table.id),
    index('business_listings_owner').on(table.owner, table.id),
    index('business_listings_location').on(table.location, table.id),
    index('business_listings_created').on(table.created, table.id),
    index('business_listings_of_user').on(table.userId, table.name, table.id),
    index('business_listings_other_name')
      .on(table.name, table.id)
      .where(sql`${table.otherLink}`),
    index('business_listings_other_owner')
      .on(table.owner, table.id)
      .where(sql`${table.otherLink}`),
    index('business_listings_other_location')
      .on(table.location, table.id)
      .where(sql`${table.otherLink}`),
    index('business_listings_other_created')
      .on(table.created, table.id)
      .where(sql`${table.otherLink}`),
  ],
);

/**
 * Changes in the installation's size: their sum is the current size. Triggers of migration 0004 insert a
 * row for each change, without lock contention; a single counter row would be locked by every change.
 */
export const sizeChanges = pgTable('size_changes', {
  users: integer('users').notNull().default(0),
  businesses: integer('businesses').notNull().default(0),
  /** Change in the number of active businesses. */
  active: integer('active').notNull().default(0),
});
