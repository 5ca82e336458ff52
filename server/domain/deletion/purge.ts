import type { Context } from '../../context.ts';
import { lockBusinessesOf, lockOwnerOf } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import {
  deleteBusinessRow,
  findBusinessToPurge,
  lockBusinessToPurge,
  lockUserToPurge,
} from '../../db/deletion.ts';
import { deleteUnusedAddress } from '../../db/feedback-addresses.ts';
import { deleteOrphanLogos } from '../../db/logos.ts';
import { retireSlugs } from '../../db/retired-slugs.ts';
import { deleteUserRow } from '../../db/users.ts';
import { purgeTime } from './period.ts';

type Parts = Pick<Context, 'db' | 'now' | 'outbox'>;

/**
 * Deletes for good what was deleted 14 days ago: each user with everything that belongs to the account, and
 * each business with its counts, fingerprints and waiting emails, in its own transaction. Logos that no
 * other business shows go too. The slugs are retired, since they are printed.
 * @param stopping ends it after the transaction in progress.
 */
export async function purgeDeleted(
  { db, now, outbox }: Parts,
  stopping?: AbortSignal,
): Promise<void> {
  const before = purgeTime(now());
  await repeat(() => db.transaction((tx) => purgeUser(tx, outbox, before)), stopping);
  await repeat(() => purgeBusiness(db, before), stopping);
}

async function repeat(purge: () => Promise<boolean>, stopping?: AbortSignal): Promise<void> {
  for (let hasMore = true; hasMore;) hasMore = stopping?.aborted !== true && (await purge());
}

/** @returns false if there is none */
async function purgeUser(tx: Db, outbox: Context['outbox'], before: Date): Promise<boolean> {
  const user = await lockUserToPurge(tx, before);
  if (!user) return false;
  const businesses = await lockBusinessesOf(tx, user.id);
  await outbox.withdraw(tx, user.email);
  await deleteUserRow(tx, user.id);
  await forget(tx, businesses);
  return true;
}

/** @returns false if there is none */
async function purgeBusiness(db: Db, before: Date): Promise<boolean> {
  const id = await findBusinessToPurge(db, before);
  if (id === null) return false;
  await db.transaction(async (tx) => {
    // As everywhere: the owner first.
    await lockOwnerOf(tx, id);
    const business = await lockBusinessToPurge(tx, id, before);
    if (!business) return;
    await deleteBusinessRow(tx, id);
    const { userId, feedbackEmail } = business;
    if (feedbackEmail) await deleteUnusedAddress(tx, userId, feedbackEmail.toLowerCase());
    await forget(tx, [business]);
  });
  return true;
}

/** What the rows of businesses leave behind. */
async function forget(
  tx: Db,
  businesses: readonly { slug: string | null; logoHash: string | null }[],
): Promise<void> {
  await retireSlugs(
    tx,
    businesses.flatMap(({ slug }) => slug ?? []),
  );
  await deleteOrphanLogos(
    tx,
    businesses.flatMap(({ logoHash }) => logoHash ?? []),
  );
}
