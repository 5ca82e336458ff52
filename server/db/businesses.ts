import { eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { prepared } from './prepared.ts';
import { businesses, users } from './schema.ts';
import { searchText } from './search-text.ts';

export type BusinessRow = typeof businesses.$inferSelect;
/** A business and whether its owner's account is live: a deactivated owner's pages rest too (C-17). */
export type VisitedBusiness = BusinessRow & { ownerIsActive: boolean };

type NewBusiness = Omit<typeof businesses.$inferInsert, 'searchText' | 'id'>;

const visited = (db: Db) =>
  db
    .select({ business: businesses, ownerIsActive: users.isActive })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId));

const bySlug = prepared((db) =>
  visited(db)
    .where(eq(businesses.slug, sql.placeholder('slug')))
    .prepare('business_by_slug'),
);
const byId = prepared((db) =>
  visited(db)
    .where(eq(businesses.id, sql.placeholder('id')))
    .prepare('business_by_id'),
);

export async function findBusinessBySlug(db: Db, slug: string): Promise<VisitedBusiness | null> {
  return flatten(await bySlug(db).execute({ slug }));
}

export async function findBusinessById(db: Db, id: number): Promise<VisitedBusiness | null> {
  return flatten(await byId(db).execute({ id }));
}

/** A user's businesses, by name. */
export async function findBusinessesOf(db: Db, userId: number): Promise<BusinessRow[]> {
  return db
    .select()
    .from(businesses)
    .where(eq(businesses.userId, userId))
    .orderBy(sql`lower(${businesses.name})`, businesses.id);
}

/** Where a business's feedback goes: its own address, else its owner's (C-05). */
export async function findFeedbackRecipient(db: Db, id: number) {
  const [row] = await db
    .select({
      businessName: businesses.name,
      contactName: businesses.contactName,
      feedbackEmail: businesses.feedbackEmail,
      ownerId: users.id,
      ownerName: users.name,
      ownerEmail: users.email,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(businesses.id, id));
  return row ?? null;
}

export async function insertBusiness(db: Db, business: NewBusiness): Promise<BusinessRow> {
  const { name, slug, city, state } = business;
  const [row] = await db
    .insert(businesses)
    .values({ ...business, searchText: searchText(name, slug, city, state) })
    .returning();
  if (!row) throw new Error('The database returned no business after inserting one.');
  return row;
}

type VisitedRow = { business: BusinessRow; ownerIsActive: boolean };

function flatten([row]: VisitedRow[]): VisitedBusiness | null {
  return row ? { ...row.business, ownerIsActive: row.ownerIsActive } : null;
}
