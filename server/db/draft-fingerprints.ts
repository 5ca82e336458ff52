import { lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { draftFingerprints } from './schema/drafting.ts';

/** Any number that no other program is likely to lock; the second half of the lock is a business. */
const lockClass = 46_042;

/**
 * Lets one draft of a business at a time be chosen, until the transaction ends.
 * @param timeout milliseconds after which waiting for the others is an error
 */
export async function lockFingerprints(tx: Db, businessId: number, timeout: number): Promise<void> {
  await tx.execute(sql`
    select set_config('lock_timeout', ${String(timeout)}, true),
      pg_advisory_xact_lock(${lockClass}, ${businessId})`);
}

/** The fingerprints of a business's last drafts, one after the other, the newest first. */
export async function readFingerprints(tx: Db, businessId: number, most: number): Promise<Buffer> {
  const { rows } = await tx.execute<{ prints: Buffer | null }>(sql`
    select string_agg(print, ''::bytea order by id desc) as prints
    from (
      select id, print from draft_fingerprints where business_id = ${businessId}
      order by id desc limit ${most}
    ) latest`);
  return rows[0]?.prints ?? Buffer.alloc(0);
}

/** Adds a fingerprint, and forgets those that are then no longer among the last `most`. */
export async function addFingerprint(
  tx: Db,
  { businessId, day, print }: { businessId: number; day: string; print: Buffer },
  most: number,
): Promise<void> {
  // The statement sees the rows as they were before it, without the one that it adds.
  await tx.execute(sql`
    with forgotten as (
      delete from draft_fingerprints where business_id = ${businessId} and id <= (
        select id from draft_fingerprints where business_id = ${businessId}
        order by id desc offset ${most - 1} limit 1
      )
    )
    insert into draft_fingerprints (business_id, day, print)
    values (${businessId}, ${day}, ${print})`);
}

/** Forgets fingerprints of days before this one. */
export async function deleteFingerprints(db: Db, day: string): Promise<void> {
  await db.delete(draftFingerprints).where(lt(draftFingerprints.day, day));
}
