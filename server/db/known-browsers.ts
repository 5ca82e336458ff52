import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { knownBrowsers, users } from './schema/accounts.ts';

interface KnownBrowser {
  tokenHash: string;
  userId: number;
}

/** Whether a browser has signed in to the account with this address. Takes one query in either case. */
export async function isBrowserOf(db: Db, tokenHash: string, email: string): Promise<boolean> {
  const found = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(eq(knownBrowsers.tokenHash, tokenHash), eq(users.email, email)));
  return found.length > 0;
}

/** Whether a browser has signed in to any account. */
export async function isKnownBrowser(db: Db, tokenHash: string): Promise<boolean> {
  const found = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.tokenHash, tokenHash))
    .limit(1);
  return found.length > 0;
}

/**
 * Stores that a browser knows an account, or that it was used again; unless a new password has ended that
 * epoch in the meantime, which makes all other browsers unknown. Waits for a reset that is being stored.
 */
export async function upsertKnownBrowser(
  tx: Db,
  { tokenHash, userId }: KnownBrowser,
  epoch: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into known_browsers (token_hash, user_id, created_at, last_used_at)
    select ${tokenHash}, id, ${now}::timestamptz, ${now}::timestamptz
    from users where id = ${userId} and session_epoch = ${epoch} for share
    on conflict (token_hash, user_id) do update set last_used_at = excluded.last_used_at`);
}

/**
 * Deletes those that were used least recently, beyond the maximum of an account and of a browser, but not
 * this one.
 */
export async function pruneKnownBrowsers(
  tx: Db,
  { tokenHash, userId }: KnownBrowser,
  most: { perAccount: number; perBrowser: number },
): Promise<void> {
  const beyond = (column: 'token_hash' | 'user_id', value: string | number, kept: number) =>
    tx.execute(sql`
      delete from known_browsers where ctid in (
        select ctid from known_browsers where ${sql.identifier(column)} = ${value}
        order by (token_hash = ${tokenHash} and user_id = ${userId}) desc, last_used_at desc
        offset ${kept})`);
  await beyond('user_id', userId, most.perAccount);
  await beyond('token_hash', tokenHash, most.perBrowser);
}

/** Forgets an account's browsers. @param except the hash of the one that stays known */
export async function deleteKnownBrowsersOf(
  tx: Db,
  userId: number,
  except?: string,
): Promise<void> {
  await tx
    .delete(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.userId, userId),
        except === undefined ? undefined : ne(knownBrowsers.tokenHash, except),
      ),
    );
}

export async function deleteUnusedBrowsers(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, knownBrowsers, lt(knownBrowsers.lastUsedAt, before), stopping);
}
