import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';

/*
 * Deleted users and businesses stay in their tables until they are purged, as if they were gone: every query
 * whose result people get to see takes one of the next three conditions. The admin lists read
 * `user_listings` and `business_listings`, where triggers (migration `deletion`) mark the same rows.
 */

export const isPresentUser: SQL = isNull(users.deletedAt);

/** For queries that join `users` to `businesses`: a deleted owner's businesses are deleted too. */
export const isPresentWithOwner = and(isNull(businesses.deletedAt), isPresentUser);

/** For queries of `businesses` alone: a deleted owner's businesses are deleted too. */
export const isPresentBusiness = and(
  isNull(businesses.deletedAt),
  sql`not exists (select from ${users} where ${users.id} = ${businesses.userId}
    and ${users.deletedAt} is not null)`,
);

/** For queries of the outbox: it is about a deleted user or business, so it waits until the restore. */
export const isHeld = sql`(
  exists (select from users where users.id = outbox.user_id and users.deleted_at is not null)
  or exists (select from businesses join users on users.id = businesses.user_id
    where businesses.id = outbox.business_id
      and (businesses.deleted_at is not null or users.deleted_at is not null)))`;
