import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { keyCheck } from './schema/key-check.ts';

/** An APP_SECRET that this data can be used with. */
export interface KeyCheck {
  digest: string;
  /** The installation's keys, encrypted with it; null in installations that did not store them yet. */
  keys: Buffer | null;
}

/** An arbitrary advisory lock, the same in all our processes. */
const keyCheckLock = 4_604_200_105;

/** Lets processes that start together take turns until the transaction ends. */
export async function lockKeyChecks(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyCheckLock})`);
}

export async function readKeyChecks(db: Db): Promise<KeyCheck[]> {
  return db.select({ digest: keyCheck.digest, keys: keyCheck.keys }).from(keyCheck);
}

/** Stores the keys with a secret; one that has some already keeps them. @returns false if it had some */
export async function storeKeyCheck(tx: Db, check: KeyCheck): Promise<boolean> {
  const { rowCount } = await tx
    .insert(keyCheck)
    .values({ ...check, since: now })
    .onConflictDoUpdate({
      target: keyCheck.digest,
      set: { keys: check.keys },
      setWhere: sql`${keyCheck.keys} is null`,
    });
  return rowCount === 1;
}

/** Forgets the secrets that came before this one, except those still in use. @returns how many */
export async function deleteOlderKeyChecks(
  tx: Db,
  digest: string,
  inUse: readonly string[],
): Promise<number> {
  const since = tx.select({ since: keyCheck.since }).from(keyCheck);
  const older = lt(keyCheck.since, sql`${since.where(eq(keyCheck.digest, digest))}`);
  const { rowCount } = await tx
    .delete(keyCheck)
    .where(and(notInArray(keyCheck.digest, [...inUse]), older));
  return rowCount ?? 0;
}

/** Makes this the only secret. */
export async function replaceKeyChecks(tx: Db, check: KeyCheck): Promise<void> {
  await tx.delete(keyCheck);
  await tx.insert(keyCheck).values({ ...check, since: now });
}

/** Not the transaction's: one that waited for the lock is newer. */
const now = sql`clock_timestamp()`;
