import { desc, isNotNull } from 'drizzle-orm';
import type { Db } from './client.ts';
import { keyCheck } from './schema/key-check.ts';
import { outbox } from './schema/outbox.ts';

export async function readKeyCheck(db: Db): Promise<string | null> {
  const [row] = await db.select({ digest: keyCheck.digest }).from(keyCheck);
  return row?.digest ?? null;
}

/** Stores the digest unless another process has stored one. */
export async function insertKeyCheck(db: Db, digest: string): Promise<void> {
  await db.insert(keyCheck).values({ digest }).onConflictDoNothing();
}

export async function replaceKeyCheck(db: Db, digest: string, since: Date): Promise<void> {
  await db
    .insert(keyCheck)
    .values({ digest, since })
    .onConflictDoUpdate({ target: keyCheck.only, set: { digest, since } });
}

/** The newest encrypted emails: only waiting ones still have their content. */
export async function readSealedMessages(
  db: Db,
  most: number,
): Promise<{ kind: string; payload: Buffer }[]> {
  const rows = await db
    .select({ kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(isNotNull(outbox.payload))
    .orderBy(desc(outbox.id))
    .limit(most);
  return rows.flatMap(({ kind, payload }) => (payload ? [{ kind, payload }] : []));
}
