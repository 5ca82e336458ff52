import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { hourList, type HourList, type TaggedKind } from './hour-counts.ts';
import { businessTags, tagCounts } from './schema/counts.ts';

export type TagRow = Pick<typeof businessTags.$inferSelect, 'id' | 'tag' | 'name'>;

const columns = { id: businessTags.id, tag: businessTags.tag, name: businessTags.name };

/** In the order they were made. */
export async function findTags(db: Db, businessId: number): Promise<TagRow[]> {
  return db
    .select(columns)
    .from(businessTags)
    .where(eq(businessTags.businessId, businessId))
    .orderBy(asc(businessTags.id));
}

/** Whether a business has a tagged link with this tag. */
export async function hasTag(db: Db, businessId: number, tag: string): Promise<boolean> {
  return (
    (await db.$count(
      businessTags,
      and(eq(businessTags.businessId, businessId), eq(businessTags.tag, tag)),
    )) > 0
  );
}

export async function insertTag(
  tx: Db,
  tag: Pick<typeof businessTags.$inferInsert, 'businessId' | 'tag' | 'name'>,
): Promise<TagRow> {
  const [row] = await tx.insert(businessTags).values(tag).returning(columns);
  if (!row) throw new Error('The database returned no tag after inserting one.');
  return row;
}

/** @returns whether there was one */
export async function deleteTag(tx: Db, businessId: number, id: number): Promise<boolean> {
  const gone = await tx
    .delete(businessTags)
    .where(and(eq(businessTags.id, id), eq(businessTags.businessId, businessId)))
    .returning({ id: businessTags.id });
  return gone.length > 0;
}

export interface HoursOfTag {
  tagId: number;
  day: string;
  kind: TaggedKind;
  hours: HourList;
}

/** What came by the tagged links of a business, by UTC hour, on these days. */
export async function readTagHours(
  db: Db,
  businessId: number,
  firstDay: string,
  lastDay: string,
): Promise<HoursOfTag[]> {
  const { tagId, day, kind, hours } = tagCounts;
  return db
    .select({ tagId, day, kind, hours: hourList(sql`${hours}`) })
    .from(tagCounts)
    .innerJoin(businessTags, eq(businessTags.id, tagId))
    .where(and(eq(businessTags.businessId, businessId), gte(day, firstDay), lte(day, lastDay)));
}
