import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { MINUTE, earlier } from '../../contract/durations.ts';
import type { FailureReason } from '../../contract/failing-emails.ts';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { isHeld } from './presence.ts';
import { isKeyedWith, keyColumns, type StoredEmail, type StoredMessage } from './outbox-content.ts';
import { businesses } from './schema/businesses.ts';
import { isFeedback, outbox } from './schema/outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;
/** A row with its key, if it has one of its own. */
export type ClaimedMessage = OutboxRow & Pick<StoredEmail, 'secretId' | 'sealedKey'>;

/** Waiting for no restore, and not claimed by a process whose lease is still valid. */
const isFree = and(
  eq(outbox.status, 'waiting'),
  not(isHeld),
  sql`(${outbox.leasedUntil} is null or ${outbox.leasedUntil} < now())`,
);

/** The stored email of an earlier request with this key. */
export async function findMessageByKey(db: Db, keyHash: string): Promise<StoredMessage | null> {
  const [row] = await db
    .select({ id: outbox.id, contentHash: outbox.contentHash })
    .from(outbox)
    .where(eq(outbox.keyHash, keyHash));
  return row ?? null;
}

export async function isMessageWaiting(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')));
  return rows.length > 0;
}

interface Claim {
  now: Date;
  leaseSeconds: number;
  /** Whether rows about feedback may be claimed. */
  feedback: boolean;
  /** Digests of domains that get no more emails at the moment. */
  busyDomains: readonly string[];
  /** The secrets that this process knows. */
  secretIds: readonly string[];
}

/** Milliseconds; then a row whose secret this process does not know is claimed, to say so. */
const unreadableAfter = 2 * MINUTE;

/**
 * Claims the next due row for `leaseSeconds`: emails about accounts first. Rows that another process has
 * locked are skipped; rows of a process that died become free when their lease ends. Leases go by the
 * database's clock, which all processes share. While a new APP_SECRET is introduced, rows of a secret that
 * this process does not know are left to those that do.
 */
export async function claimMessage(
  db: Db,
  { now, leaseSeconds, feedback, busyDomains, secretIds }: Claim,
): Promise<ClaimedMessage | null> {
  const due = and(
    isFree,
    lte(outbox.nextAttemptAt, now),
    gt(outbox.expiresAt, now),
    feedback ? undefined : not(isFeedback),
    or(isNull(outbox.domainHash), notInArray(outbox.domainHash, [...busyDomains])),
    or(lte(outbox.nextAttemptAt, earlier(now, unreadableAfter)), isKeyedWith(secretIds)),
  );
  const next = sql`select id from ${outbox} where ${due}
    order by ${isFeedback}, ${outbox.nextAttemptAt} limit 1 for update skip locked`;
  const rows = await db
    .update(outbox)
    .set({ leasedUntil: leaseEnd(leaseSeconds), attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} = (${next})`)
    .returning({ ...getTableColumns(outbox), ...keyColumns });
  return rows[0] ?? null;
}

/** Claims up to `most` rows that were not delivered in time. */
export async function claimExpiredMessages(
  db: Db,
  { now, leaseSeconds, most }: { now: Date; leaseSeconds: number; most: number },
): Promise<OutboxRow[]> {
  const expired = sql`select id from ${outbox} where ${and(isFree, lte(outbox.expiresAt, now))}
    limit ${most} for update skip locked`;
  return db
    .update(outbox)
    .set({ leasedUntil: leaseEnd(leaseSeconds) })
    .where(sql`${outbox.id} in (${expired})`)
    .returning();
}

export interface Postponement {
  nextAttemptAt: Date;
  /** Why it was not sent; unchanged if missing. */
  lastReason?: FailureReason;
  lastReply?: string | null;
  domainHash?: string | null;
  /** When the attempt failed; unchanged if missing. */
  triedAt?: Date;
  plannedAt?: null;
  /** Takes back the attempt that claiming it counted. */
  isUncounted?: boolean;
}

/** Puts a claimed row back for a later attempt, unless its lease ended and another process claimed it. */
export async function postponeMessage(
  db: Db,
  { id, attempts, leasedUntil }: OutboxRow,
  { isUncounted = false, ...changes }: Postponement,
): Promise<void> {
  const isOurs = leasedUntil && eq(outbox.leasedUntil, leasedUntil);
  await db
    .update(outbox)
    .set({ ...changes, leasedUntil: null, ...(isUncounted && { attempts: attempts - 1 }) })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting'), isOurs ?? undefined));
}

/**
 * Notes on due rows why none of them is being sent, except on those that have their own reason.
 * @param others reasons that this one replaces
 */
export async function markUnsent(
  db: Db,
  lastReason: FailureReason,
  others: readonly FailureReason[],
  now: Date,
): Promise<void> {
  const isNews = or(isNull(outbox.lastReason), inArray(outbox.lastReason, [...others]));
  await db
    .update(outbox)
    .set({ lastReason, lastReply: null })
    .where(and(isFree, lte(outbox.nextAttemptAt, now), isNews));
}

/** Which waiting rows: all that had these reasons, or any one of those. */
type Choice = { reasons: readonly FailureReason[] } | { anyOf: readonly FailureReason[] };

/** Makes waiting rows due now. @returns how many there are */
export async function bringForward(db: Db, choice: Choice, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(outbox)
    .set({ nextAttemptAt: sql`least(${outbox.nextAttemptAt}, ${now})` })
    .where(and(eq(outbox.status, 'waiting'), chosen(choice)));
  return rowCount ?? 0;
}

/** After businesses got another feedback address: makes their waiting rows due now. */
export function readdressMessages(
  db: Db,
  businessIds: readonly number[],
  now: Date,
): Promise<void> {
  return readdress(db, inArray(outbox.businessId, [...businessIds]), now);
}

/** After an account got another address: makes the waiting rows of all its businesses due now. */
export function readdressMessagesOf(db: Db, userId: number, now: Date): Promise<void> {
  const owned = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.userId, userId));
  return readdress(db, inArray(outbox.businessId, owned), now);
}

async function readdress(db: Db, which: SQL, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({
      nextAttemptAt: sql`least(${outbox.nextAttemptAt}, ${now})`,
      plannedAt: null,
      domainHash: null,
      lastReason: null,
      lastReply: null,
      triedAt: null,
    })
    .where(and(eq(outbox.status, 'waiting'), which));
}

/** When the next row is due, or null if none is waiting. */
export async function nextMessageAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<Date | null>`min(greatest(${outbox.nextAttemptAt}, ${outbox.leasedUntil}))`.mapWith(
        outbox.nextAttemptAt,
      ),
    })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), not(isHeld)));
  return row?.at ?? null;
}

/** Emails about accounts, which go to an address and not to a business. */
export const isAboutAccount = and(
  isNull(outbox.userId),
  isNull(outbox.businessId),
  notInArray(outbox.kind, ['no_mail', 'trouble']),
);

export async function deleteMessages(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(outbox).where(inArray(outbox.id, [...ids]));
}

/** Deletes rows finished before this time; their requests are no longer repeated by then. */
export async function deleteFinishedMessages(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const isFinished = inArray(outbox.status, ['delivered', 'undeliverable']);
  const isOld = sql`${isFinished} and ${lt(outbox.endedAt, before)}`;
  await deleteInBatches(db, outbox, isOld, stopping);
}

/** Whole milliseconds, which JavaScript's dates keep. */
function leaseEnd(seconds: number): SQL {
  return sql`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`;
}

function chosen(choice: Choice): SQL {
  // Readdressed since, or from an earlier version, which stored no reason.
  const isUnexplained = sql`${outbox.lastReason} is null and ${outbox.attempts} > 0`;
  if ('reasons' in choice)
    return sql`(${inArray(outbox.lastReason, [...choice.reasons])} or (${isUnexplained}))`;
  const failed = and(isFree, inArray(outbox.lastReason, [...choice.anyOf]));
  return sql`${outbox.id} = (select id from ${outbox} where ${failed} order by random() limit 1)`;
}
