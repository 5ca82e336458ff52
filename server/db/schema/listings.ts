import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { businesses } from './businesses.ts';
import { orderedText } from './columns.ts';

const userOrders = ['name', 'email', 'businesses', 'status', 'joined'] as const;
const businessOrders = ['name', 'owner', 'location', 'created'] as const;

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
    inactive: boolean('inactive').notNull().default(false),
    /** The address is not verified. */
    unverified: boolean('unverified').notNull().default(false),
    /** No business of theirs ever had a draft or a click. */
    unused: boolean('unused').notNull().default(false),
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
    ...filtered('user_listings_inactive', sql`${table.inactive}`, table, userOrders),
    ...filtered('user_listings_unverified', sql`${table.unverified}`, table, userOrders),
    ...filtered('user_listings_empty', sql`${table.businesses} = 0`, table, userOrders),
    ...filtered('user_listings_unused', sql`${table.unused}`, table, userOrders),
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
    /** Switched off by its owner or an admin. */
    inactive: boolean('inactive').notNull().default(false),
    suspended: boolean('suspended').notNull().default(false),
    /** It never had a draft or a click. */
    unused: boolean('unused').notNull().default(false),
    /** It has no Google link. */
    unlinked: boolean('unlinked').notNull().default(false),
  },
  (table) => [
    index('business_listings_text').using('gin', table.text.op('gin_trgm_ops')),
    index('business_listings_name').on(table.name, table.id),
    index('business_listings_owner').on(table.owner, table.id),
    index('business_listings_location').on(table.location, table.id),
    index('business_listings_created').on(table.created, table.id),
    index('business_listings_of_user').on(table.userId, table.name, table.id),
    ...filtered('business_listings_other', sql`${table.otherLink}`, table, businessOrders),
    ...filtered('business_listings_inactive', sql`${table.inactive}`, table, businessOrders),
    ...filtered('business_listings_suspended', sql`${table.suspended}`, table, ['name']),
    ...filtered('business_listings_unused', sql`${table.unused}`, table, businessOrders),
    ...filtered('business_listings_unlinked', sql`${table.unlinked}`, table, businessOrders),
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

/** An index for each order of a list that shows only some rows, so that its pages cost the same too. */
function filtered<Order extends string>(
  name: string,
  condition: SQL,
  table: Record<Order | 'id', AnyPgColumn>,
  orders: readonly Order[],
) {
  return orders.map((order) =>
    index(`${name}_${order}`).on(table[order], table.id).where(condition),
  );
}
