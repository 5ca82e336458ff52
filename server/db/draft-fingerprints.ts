import { lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { draftFingerprints } from './schema/drafting.ts';

/** An arbitrary lock class; the second half of the lock is the business's id. */
const lockClass = 46_042;

/**
 * Serializes choosing a draft for the same business until the transaction ends.
 * @param timeout milliseconds to wait for the lock before it is an error
 */
export async function lockFingerprints(tx: Db, businessId: number, timeout: number): Promise<void> {
  await tx.execute(sql`
    select set_config('lock_timeout', ${String(timeout)}, true),
      pg_advisory_xact_lock(${lockClass}, ${businessId})`);
}

/** The fingerprints of a business's latest drafts, concatenated, newest first. */
export async function readFingerprints(tx: Db, businessId: number, most: number): Promise<Buffer> {
  const { rows } = await tx.execute<{ prints: Buffer | null }>(sql`
    select string_agg(print, ''::bytea order by id desc) as prints
    from (
      select id, print from draft_fingerprints where business_id = ${businessId}
      order by id desc limit ${most}
    ) latest`);
  return rows[0]?.prints ?? Buffer.alloc(0);
}

/**
 * Adds fingerprints, oldest first, and deletes those no longer among the latest `most`. The statements have
 * to run together (`writeTogether`): the deletion doesn't count the new rows.
 */
export function addFingerprints(
  { businessId, day, prints }: { businessId: number; day: string; prints: readonly Buffer[] },
  most: number,
): SQLWrapper[] {
  const forgotten = sql`
    delete from draft_fingerprints where business_id = ${businessId} and id <= (
      select id from draft_fingerprints where business_id = ${businessId}
      order by id desc offset ${most - prints.length} limit 1
    )`;
  const added = sql`
    insert into draft_fingerprints (business_id, day, print)
    select ${businessId}::int, ${day}::date, print
    from unnest(${sql.param(prints)}::bytea[]) with ordinality as added (print, place)
    order by place`;
  return [forgotten, added];
}

/** Deletes fingerprints from before this day. */
export async function deleteFingerprints(
  db: Db,
  day: string,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, draftFingerprints, lt(draftFingerprints.day, day), stopping);
}
