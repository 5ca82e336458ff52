import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import type { BusinessRow } from './businesses.ts';
import { knownBrowsers } from './schema/accounts.ts';
import { businessCounts, businesses } from './schema/businesses.ts';
import { confirmedAddresses } from './schema/feedback-addresses.ts';
import type { CountKind } from './business-counts.ts';

/** A page of a user's businesses, by id. @param after the last id of the page before */
export async function readBusinessesAfter(
  db: Db,
  userId: number,
  after: number,
  limit: number,
): Promise<BusinessRow[]> {
  return db
    .select()
    .from(businesses)
    .where(and(eq(businesses.userId, userId), gt(businesses.id, after)))
    .orderBy(businesses.id)
    .limit(limit);
}

/** The counts of businesses on the days that have any, the oldest first. */
export async function readDaysOf(db: Db, businessIds: readonly number[]) {
  const { businessId, day, kind, count } = businessCounts;
  const sumOf = (one: CountKind) =>
    sql<number>`coalesce(sum(${count}) filter (where ${kind} = ${one}), 0)`.mapWith(Number);
  return db
    .select({
      businessId,
      day,
      drafts: sumOf('draft'),
      googleClicks: sumOf('google_click'),
      facebookClicks: sumOf('facebook_click'),
    })
    .from(businessCounts)
    .where(inArray(businessId, [...businessIds]))
    .groupBy(businessId, day)
    .orderBy(businessId, day);
}

export async function listKnownBrowsersOf(db: Db, userId: number) {
  return db
    .select({ createdAt: knownBrowsers.createdAt, lastUsedAt: knownBrowsers.lastUsedAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(knownBrowsers.createdAt);
}

export async function listConfirmedAddressesOf(db: Db, userId: number) {
  return db
    .select({ email: confirmedAddresses.email, confirmedAt: confirmedAddresses.confirmedAt })
    .from(confirmedAddresses)
    .where(eq(confirmedAddresses.userId, userId))
    .orderBy(confirmedAddresses.email);
}
