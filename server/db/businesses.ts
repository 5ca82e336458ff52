import { and, eq, inArray, sql } from 'drizzle-orm';
import { otherHost } from '../../contract/link-hosts.ts';
import type { Db } from './client.ts';
import { isPresentBusiness, isPresentWithOwner } from './presence.ts';
import { feedbackColumns } from './feedback-addresses.ts';
import { perClient } from './per-client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import { businessListings } from './schema/listings.ts';
import { searchText } from '../../contract/search-text.ts';
import { shareReads } from './shared-reads.ts';

export type BusinessRow = typeof businesses.$inferSelect;

type NewBusiness = Omit<typeof businesses.$inferInsert, 'searchText' | 'hasOtherLink' | 'id'>;
export type BusinessChanges = Partial<Omit<NewBusiness, 'userId' | 'slug' | 'creationKey'>>;
export type SuspensionColumns = Pick<BusinessRow, 'suspendedAt' | 'suspendedReason'>;

/** An arbitrary lock class, so that slug locks don't collide with other advisory locks. */
const slugLocks = 460_420;

/** Only what a visit needs: no phrases, no contact details of the owner. */
const visitedColumns = {
  id: businesses.id,
  userId: businesses.userId,
  slug: businesses.slug,
  name: businesses.name,
  reviewUrl: businesses.reviewUrl,
  facebookUrl: businesses.facebookUrl,
  logoHash: businesses.logoHash,
  isActive: businesses.isActive,
  isSuspended: sql<boolean>`(${businesses.suspendedAt} is not null)`,
  /** A deactivated owner's pages are inactive too. */
  ownerIsActive: users.isActive,
};

const visited = (db: Db) =>
  db.select(visitedColumns).from(businesses).innerJoin(users, eq(users.id, businesses.userId));

export type VisitedBusiness = Readonly<Awaited<ReturnType<typeof visited>>[number]>;

const bySlug = perClient((db) => {
  const statement = visited(db)
    .where(and(sql`${businesses.slug} = any(${sql.placeholder('slugs')})`, isPresentWithOwner))
    .prepare('businesses_by_slug');
  return shareReads(async (slugs: string[]) => {
    const rows = await statement.execute({ slugs });
    return new Map(rows.map((row) => [row.slug, row]));
  });
});
const byId = perClient((db) => {
  const statement = visited(db)
    .where(and(sql`${businesses.id} = any(${sql.placeholder('ids')})`, isPresentWithOwner))
    .prepare('businesses_by_id');
  return shareReads(async (ids: number[]) => {
    const rows = await statement.execute({ ids });
    return new Map(rows.map((row) => [row.id, row]));
  });
});

/** @param slug well-formed: an error would fail concurrent reads too (`shareReads`). */
export function findBusinessBySlug(db: Db, slug: string): Promise<VisitedBusiness | null> {
  return bySlug(db)(slug);
}

/** @param id within PostgreSQL's `integer`: an error would fail concurrent reads too (`shareReads`). */
export function findBusinessById(db: Db, id: number): Promise<VisitedBusiness | null> {
  return byId(db)(id);
}

/** Every column of a business. */
export async function findWholeBusiness(db: Db, id: number): Promise<BusinessRow | null> {
  const [row] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), isPresentBusiness));
  return row ?? null;
}

/**
 * Locks the owner of a business until the transaction ends, which serializes everything about the
 * account's feedback addresses. Before the business itself: deleting an account locks the two in this order.
 */
export async function lockOwnerOf(tx: Db, businessId: number): Promise<void> {
  const owner = tx
    .select({ id: businesses.userId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
}

/** Like `findWholeBusiness`; other callers wait until the transaction ends. */
export async function lockBusiness(tx: Db, id: number): Promise<BusinessRow | null> {
  const [row] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), isPresentBusiness))
    .for('no key update');
  return row ?? null;
}

/** A user's businesses, deleted or not, locked until the transaction ends. */
export async function lockBusinessesOf(
  tx: Db,
  userId: number,
): Promise<Pick<BusinessRow, 'id' | 'slug' | 'logoHash'>[]> {
  return tx
    .select({ id: businesses.id, slug: businesses.slug, logoHash: businesses.logoHash })
    .from(businesses)
    .where(eq(businesses.userId, userId))
    .orderBy(businesses.id)
    .for('update');
}

/** The business created by a call with this idempotency key, deleted or not. */
export async function findCreatedBusiness(
  db: Db,
  creationKey: string,
): Promise<BusinessRow | null> {
  const [row] = await db.select().from(businesses).where(eq(businesses.creationKey, creationKey));
  return row ?? null;
}

/** What lists show: no phrases, and of contact details only where feedback goes. */
const listedColumns = {
  id: businesses.id,
  slug: businesses.slug,
  name: businesses.name,
  nickname: businesses.nickname,
  city: businesses.city,
  state: businesses.state,
  isActive: businesses.isActive,
  suspendedAt: businesses.suspendedAt,
  suspendedReason: businesses.suspendedReason,
  unseenTransferAt: businesses.unseenTransferAt,
  logoHash: businesses.logoHash,
  reviewUrl: businesses.reviewUrl,
  facebookUrl: businesses.facebookUrl,
  ...feedbackColumns,
};

const listed = (db: Db) =>
  db.select(listedColumns).from(businesses).innerJoin(users, eq(users.id, businesses.userId));

export type ListedBusinessRow = Awaited<ReturnType<typeof listed>>[number];

/**
 * A range of a user's businesses by name, in the same order as the admin lists, whatever the database's
 * collation.
 */
export async function findBusinessesOf(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedBusinessRow[]> {
  return listed(db)
    .innerJoin(businessListings, eq(businessListings.id, businesses.id))
    .where(and(eq(businessListings.userId, userId), isPresentWithOwner))
    .orderBy(businessListings.name, businessListings.id)
    .limit(limit)
    .offset(offset);
}

/** The businesses with these ids that exist, in any order. */
export async function findListedBusinesses(db: Db, ids: number[]): Promise<ListedBusinessRow[]> {
  return listed(db).where(and(inArray(businesses.id, ids), isPresentWithOwner));
}

/** Serializes the search for a free slug with the same base until the transaction ends. */
export async function lockSlugs(tx: Db, base: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLocks}, hashtext(${base}))`);
}

/** Those of the slugs that a business already has, deleted or not. */
export async function findTakenSlugs(db: Db, slugs: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ slug: businesses.slug })
    .from(businesses)
    .where(inArray(businesses.slug, slugs));
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

export async function insertBusiness(db: Db, business: NewBusiness): Promise<BusinessRow> {
  const [row] = await db.insert(businesses).values(withDerived(business)).returning();
  if (!row) throw new Error('The database returned no business after inserting one.');
  return row;
}

/** Null if another business has this slug or this creation key. */
export async function insertUnlessTaken(
  db: Db,
  business: NewBusiness,
): Promise<BusinessRow | null> {
  const [row] = await db
    .insert(businesses)
    .values(withDerived(business))
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** @param business the stored row, locked. */
export async function updateBusinessRow(
  tx: Db,
  business: BusinessRow,
  changes: BusinessChanges,
): Promise<BusinessRow> {
  const { searchText: text, hasOtherLink } = withDerived({ ...business, ...changes });
  const [row] = await tx
    .update(businesses)
    .set({ ...changes, searchText: text, hasOtherLink })
    .where(eq(businesses.id, business.id))
    .returning();
  if (!row) throw new Error('The database returned no business after changing one.');
  return row;
}

function withDerived<Business extends NewBusiness>(business: Business) {
  const { name, slug, city, state, reviewUrl = null, facebookUrl = null } = business;
  return {
    ...business,
    searchText: searchText(name, slug, city, state),
    hasOtherLink: Boolean(otherHost('google', reviewUrl) ?? otherHost('facebook', facebookUrl)),
  };
}
