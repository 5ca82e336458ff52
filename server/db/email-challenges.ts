import { HOUR } from '../../contract/durations.ts';
import { and, desc, eq, gt, inArray, lt, sql, isNull } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { triedKey } from './issued-codes.ts';
import { emailChallenges, users } from './schema/accounts.ts';

export type ChallengeRow = typeof emailChallenges.$inferSelect;
export type Purpose = ChallengeRow['purpose'];

interface NewChallenge {
  userId: number;
  purpose: Purpose;
  codeHash: string;
  linkHash?: string;
  bindingHash?: string;
  pendingName?: string;
  pendingPasswordHash?: string;
  contested?: boolean;
  createdAt: Date;
  codeExpiresAt: Date;
  expiresAt: Date;
}

/**
 * Adds a challenge and returns true if the user may have one: an active account, and for `verify` an
 * unverified one. Otherwise false, after the same statement, so that the timing is the same. Registering an
 * address whose account is verified or deactivated still stores a row, with an expired code: a decoy, so
 * that signing in gives the same response (`login.ts`).
 */
export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<boolean> {
  const { userId, purpose, codeHash, linkHash, bindingHash } = challenge;
  const { pendingName, pendingPasswordHash, createdAt, codeExpiresAt, expiresAt } = challenge;
  const { contested = false } = challenge;
  const { rows } = await db.execute<{ is_usable: boolean }>(sql`
    insert into email_challenges (user_id, purpose, code_hash, link_hash, binding_hash,
      pending_name, pending_password_hash, contested, created_at, code_expires_at, expires_at)
    select id, ${purpose}, ${codeHash}, ${linkHash ?? null}, ${bindingHash ?? null},
      ${pendingName ?? null}, ${pendingPasswordHash ?? null}, ${contested}::boolean,
      ${createdAt}::timestamptz,
      case when is_active and (${purpose} = 'reset' or not email_verified)
        then ${codeExpiresAt}::timestamptz else ${createdAt}::timestamptz end,
      ${expiresAt}::timestamptz
    from users
    where id = ${userId} and (${purpose} = 'verify' or is_active)
    returning code_expires_at > created_at as is_usable`);
  return rows[0]?.is_usable ?? false;
}

/**
 * Challenges whose code can still be tried, at most two: that of a browser, if it has one, and the newest
 * others.
 */
export async function findOpenChallenges(
  db: Db,
  where: { userId: number; purpose: Purpose; bindingHash: string | undefined },
  { now, tries }: { now: Date; tries: number },
): Promise<ChallengeRow[]> {
  const { userId, purpose, bindingHash = '' } = where;
  const isOwn = sql`coalesce(${emailChallenges.bindingHash} = ${bindingHash}, false)`;
  return db
    .select()
    .from(emailChallenges)
    .where(
      and(
        eq(emailChallenges.userId, userId),
        eq(emailChallenges.purpose, purpose),
        lt(emailChallenges.attempts, tries),
        gt(emailChallenges.codeExpiresAt, now),
      ),
    )
    .orderBy(desc(isOwn), desc(emailChallenges.id))
    .limit(2);
}

/**
 * Uses up one attempt at each before a code is checked. The same statement counts what was tried, so that it
 * writes, and waits for the disk, whether or not there was anything to use up.
 * @param subject what to count under
 * @returns those that had an attempt left, and how many codes were tried since `forgetTries`
 */
export async function spendTries(
  db: Db,
  ids: number[],
  { subject, now, tries }: { subject: string; now: Date; tries: number },
): Promise<{ spent: number[]; tries: number }> {
  const time = now.getTime();
  const { rows } = await db.execute<{ points: number; spent: number[] }>(sql`
    with noted as (
      insert into rate_limits (key, points, expire)
      values (${triedKey(subject)}, 1, ${time + HOUR})
      on conflict (key) do update set expire = excluded.expire,
        points = case when rate_limits.expire > ${time} then rate_limits.points + 1 else 1 end
      returning points
    ), spent as (
      update email_challenges set attempts = attempts + 1
      where id in (
        select id from email_challenges
        where ${inArray(emailChallenges.id, ids)} and attempts < ${tries}
          and code_expires_at > ${now}::timestamptz
        order by id for no key update)
      returning id
    )
    select points, array(select id from spent) as spent from noted`);
  return { spent: rows[0]?.spent ?? [], tries: rows[0]?.points ?? 0 };
}

/** Gives back an attempt whose code was right but which was not used. */
export async function returnTry(db: Db, id: number, subject: string): Promise<void> {
  await db.execute(sql`
    with noted as (
      update rate_limits set points = points - 1 where key = ${triedKey(subject)} and points > 0
    )
    update email_challenges set attempts = greatest(attempts - 1, 0) where id = ${id}`);
}

export async function findChallengeByLink(
  db: Db,
  linkHash: string,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(emailChallenges)
    .where(and(eq(emailChallenges.linkHash, linkHash), gt(emailChallenges.expiresAt, now)));
  return row ?? null;
}

/**
 * Deletes a challenge; of concurrent calls for the same one, only one returns true. Locks all of its user's
 * challenges in the order of their ids, as `spendTries` does: the caller then deletes the others.
 */
export async function takeChallenge(db: Db, id: number): Promise<boolean> {
  await db.execute(sql`
    select from email_challenges
    where user_id = (select user_id from email_challenges where id = ${id})
    order by id for update`);
  const { rowCount } = await db.delete(emailChallenges).where(eq(emailChallenges.id, id));
  return rowCount === 1;
}

export async function deleteChallenges(
  db: Db,
  where: { userId: number; purpose?: Purpose; bindingHash?: string; correction?: false },
): Promise<void> {
  const { userId, purpose, bindingHash, correction } = where;
  await db
    .delete(emailChallenges)
    .where(
      and(
        eq(emailChallenges.userId, userId),
        purpose && eq(emailChallenges.purpose, purpose),
        bindingHash === undefined ? undefined : eq(emailChallenges.bindingHash, bindingHash),
        correction === false ? isNull(emailChallenges.correctedEmail) : undefined,
      ),
    );
}

/** The registrations of an address to send a new code for: a browser's own, if it has one, and the newest. */
export async function findRegistrations(
  tx: Db,
  {
    userId,
    bindingHash = '',
    now,
  }: { userId: number; bindingHash?: string | undefined; now: Date },
): Promise<{ own: ChallengeRow | null; newest: ChallengeRow | null }> {
  const isOwn = sql`coalesce(${emailChallenges.bindingHash} = ${bindingHash}, false)`;
  const open = and(
    eq(emailChallenges.userId, userId),
    eq(emailChallenges.purpose, 'verify'),
    gt(emailChallenges.expiresAt, now),
  );
  const rows = await tx
    .select()
    .from(emailChallenges)
    .where(open)
    .orderBy(desc(isOwn), desc(emailChallenges.id))
    .limit(2);
  const own = rows.find((row) => bindingHash !== '' && row.bindingHash === bindingHash) ?? null;
  const newest = rows.toSorted((one, other) => other.id - one.id)[0] ?? null;
  return { own, newest };
}

/** Marks the registrations of an address, of which there may be none, as perhaps not its owner's. */
export async function contestRegistrations(db: Db, email: string): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db
    .update(emailChallenges)
    .set({ contested: true })
    .where(and(inArray(emailChallenges.userId, owner), eq(emailChallenges.purpose, 'verify')));
}

/**
 * Whether more than one browser tried to register this user's address in the last seven days, as long as
 * rows are kept.
 */
export async function isContested(tx: Db, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({
      isContested: sql<boolean>`count(*) > 1 or coalesce(bool_or(${emailChallenges.contested}), false)`,
    })
    .from(emailChallenges)
    .where(and(eq(emailChallenges.userId, userId), eq(emailChallenges.purpose, 'verify')));
  return row?.isContested ?? false;
}

export async function deleteExpiredChallenges(
  db: Db,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, emailChallenges, lt(emailChallenges.expiresAt, now), stopping);
}
