import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { hourCounts, tagCounts } from './schema/counts.ts';

export type CountedKind = (typeof hourCounts.$inferSelect)['kind'];
export type TaggedKind = (typeof tagCounts.$inferSelect)['kind'];

/** A UTC hour: its day, such as `2026-11-21`, and the hour from 0 to 23. */
export interface UtcHour {
  day: string;
  hour: number;
}

/** How often something happened at a business in an hour. */
export interface CountOfBusiness {
  businessId: number;
  count: number;
  /** The tag of the link by which the visit came; tags that the business doesn't have count nothing. */
  tag?: string | undefined;
}

/** The hours of an array column, `[hour, count]`. */
export type HourList = [hour: number, count: number][];

/**
 * The statement that adds to the counts of one hour, of those businesses that exist. Never two of the same
 * kind and day in one `writeTogether`.
 */
export function addingHours(
  kind: CountedKind,
  { day, hour }: UtcHour,
  counts: readonly CountOfBusiness[],
): SQL {
  return sql`
    insert into hour_counts (business_id, day, kind, hours)
    select businesses.id, ${day}::date, ${kind}, ${oneHour(hour)}
    from ${addedRows(counts)}
    join businesses on businesses.id = added.business_id
    group by businesses.id order by businesses.id
    on conflict (business_id, day, kind) do update
    set hours[${hour}::int] = coalesce(hour_counts.hours[${hour}::int], 0) + excluded.hours[${hour}::int]`;
}

/** Statements that add to the counts of tags; empty if no visit used a tagged link. */
export function addingTags(
  kind: TaggedKind,
  { day, hour }: UtcHour,
  counts: readonly CountOfBusiness[],
): SQL[] {
  const tagged = counts.filter(({ tag }) => tag !== undefined);
  if (tagged.length === 0) return [];
  const added = sql`
    insert into tag_counts (tag_id, day, kind, hours)
    select business_tags.id, ${day}::date, ${kind}, ${oneHour(hour)}
    from ${addedRows(tagged)}
    join business_tags on (business_tags.business_id, business_tags.tag) = (added.business_id, added.tag)
    group by business_tags.id order by business_tags.id
    on conflict (tag_id, day, kind) do update
    set hours[${hour}::int] = coalesce(tag_counts.hours[${hour}::int], 0) + excluded.hours[${hour}::int]`;
  return [added];
}

/** Both, for `writeTogether`. */
export function addingHoursAndTags(
  kind: TaggedKind,
  hour: UtcHour,
  counts: readonly CountOfBusiness[],
): SQL[] {
  return [addingHours(kind, hour, counts), ...addingTags(kind, hour, counts)];
}

function addedRows(counts: readonly CountOfBusiness[]): SQL {
  return sql`unnest(
    ${sql.param(counts.map(({ businessId }) => businessId))}::int[],
    ${sql.param(counts.map(({ tag = null }) => tag))}::text[],
    ${sql.param(counts.map(({ count }) => count))}::int[]
  ) as added (business_id, tag, count)`;
}

/** An array whose only element is this hour's, such as `[5:5]={3}`. */
function oneHour(hour: number): SQL {
  return sql`format('[%s:%s]={%s}', ${hour}::int, ${hour}::int, sum(added.count))::int[]`;
}

export interface HoursOfDay {
  day: string;
  kind: CountedKind;
  hours: HourList;
}

/** The counts of a business by UTC hour, on these days. */
export async function readHours(
  db: Db,
  businessId: number,
  firstDay: string,
  lastDay: string,
): Promise<HoursOfDay[]> {
  const { day, kind, hours } = hourCounts;
  return db
    .select({ day, kind, hours: hourList(sql`${hours}`) })
    .from(hourCounts)
    .where(and(eq(hourCounts.businessId, businessId), gte(day, firstDay), lte(day, lastDay)));
}

/** As JSON: the array's lower bound, which clients ignore, matters. */
export function hourList(hours: SQL): SQL<HourList> {
  return sql<HourList>`(
    select coalesce(json_agg(json_build_array(hour, (${hours})[hour])), '[]')
    from generate_subscripts(${hours}, 1) as hour where (${hours})[hour] is not null)`;
}

/** For a business without any counts on these days. */
export async function insertHours(
  db: Db,
  businessId: number,
  rows: readonly HoursOfDay[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ day, kind, hours }) => {
    const counts = new Map(hours);
    const most = Math.max(...counts.keys());
    const list = Array.from({ length: most + 1 }, (_, hour) => counts.get(hour) ?? null);
    return sql`(${businessId}, ${day}, ${kind}, ${`[0:${most}]={${list.map(String).join(',')}}`})`;
  });
  await db.execute(sql`
    insert into hour_counts (business_id, day, kind, hours) values ${sql.join(values, sql`, `)}`);
}

/** Days that are rolled up in one statement. */
const rolledUpRows = 5_000;

/**
 * Deletes the hours from before a day; of what is counted nowhere else, the days are kept. Deleting and
 * keeping are one statement, so that it does not matter how often this runs, where, or when it is stopped.
 */
export async function rollUpHours(db: Db, before: string, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const { rows } = await db.execute<{ gone: number }>(sql`
      with old as (
        select business_id, day, kind from hour_counts where day < ${before}
        order by business_id, day, kind limit ${rolledUpRows} for update skip locked
      ), gone as (
        delete from hour_counts using old
        where (hour_counts.business_id, hour_counts.day, hour_counts.kind)
          = (old.business_id, old.day, old.kind)
        returning hour_counts.*
      ), kept as (
        insert into visit_counts (business_id, day, kind, count)
        select business_id, day, kind, (select coalesce(sum(count), 0) from unnest(hours) as count)
        from gone where kind not in ('draft', 'google_click', 'facebook_click')
        on conflict (business_id, day, kind) do update
        set count = visit_counts.count + excluded.count
      )
      select count(*)::int as gone from gone`);
    if (rows[0]?.gone !== rolledUpRows) break;
  }
  await deleteInBatches(db, tagCounts, sql`${tagCounts.day} < ${before}`, stopping);
}
