import { and, asc, eq, gt, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import type { SealedEmail, SealedKey } from './outbox-content.ts';
import { outbox, outboxKeys } from './schema/outbox.ts';

export interface EmailKey extends SealedKey {
  outboxId: number;
}

/** Keys that were encrypted with one of these secrets, in order. @param after the last one seen */
export async function readKeysOf(
  db: Db,
  secretIds: readonly string[],
  { after, most }: { after: number; most: number },
): Promise<EmailKey[]> {
  return db
    .select()
    .from(outboxKeys)
    .where(and(inArray(outboxKeys.secretId, [...secretIds]), gt(outboxKeys.outboxId, after)))
    .orderBy(asc(outboxKeys.outboxId))
    .limit(most);
}

/** Replaces the keys of emails that still wait. @returns how many */
export async function replaceKeys(db: Db, keys: readonly EmailKey[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update outbox_keys set secret_id = changed.secret_id, sealed_key = changed.sealed_key
    from unnest(
      ${sql.param(keys.map(({ outboxId }) => outboxId))}::bigint[],
      ${sql.param(keys.map(({ secretId }) => secretId))}::varchar[],
      ${sql.param(keys.map(({ sealedKey }) => sealedKey))}::bytea[]
    ) as changed (outbox_id, secret_id, sealed_key)
    where outbox_keys.outbox_id = changed.outbox_id`);
  return rowCount ?? 0;
}

/** How many waiting emails have keys of other secrets. */
export async function countKeysOfOthers(db: Db, secretIds: readonly string[]): Promise<number> {
  return db.$count(outboxKeys, notInArray(outboxKeys.secretId, [...secretIds]));
}

/** Waiting emails of earlier versions, which have no key of their own. */
export const isWithoutKey: SQL = sql`not exists (
  select from outbox_keys where outbox_id = outbox.id)`;

/** Gives an email its own key, unless it was finished meanwhile. @returns false if it was */
export async function replaceContent(
  db: Db,
  { id, payload: from }: { id: number; payload: Buffer },
  { payload, secretId, sealedKey }: SealedEmail,
): Promise<boolean> {
  const changed = db
    .update(outbox)
    .set({ payload })
    .where(and(eq(outbox.id, id), eq(outbox.payload, from)))
    .returning({ id: outbox.id });
  const { rowCount } = await db.execute(sql`
    with changed as ${changed}
    insert into outbox_keys (outbox_id, secret_id, sealed_key)
    select id, ${secretId}, ${sealedKey}::bytea from changed`);
  return rowCount === 1;
}
