import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import { outbox } from './schema/outbox.ts';

type Row = typeof outbox.$inferSelect;

/** The key of one email, encrypted with a key of APP_SECRET. */
export interface SealedKey {
  /** Which APP_SECRET (`AppSecret.id`). */
  secretId: string;
  sealedKey: Buffer;
}

/** An email's data, encrypted with its own key. */
export interface SealedEmail extends SealedKey {
  payload: Buffer;
}

/** As it is stored. Earlier versions encrypted emails with APP_SECRET's own key: they have no other. */
export interface StoredEmail {
  id: number;
  kind: string;
  payload: Buffer;
  secretId: string | null;
  sealedKey: Buffer | null;
}

export type StoredMessage = Pick<Row, 'id' | 'contentHash'>;

interface NewMessage
  extends
    SealedEmail,
    Pick<Row, 'kind' | 'userId' | 'businessId' | 'keyHash' | 'contentHash' | 'expiresAt'> {
  now: Date;
}

export interface AddedMessage extends StoredMessage {
  /** False for a repeat of an earlier request. */
  isNew: boolean;
}

/** Adds a row with its key, or finds the one of the same request, in one statement. */
export async function insertMessage(
  db: Db,
  { now, secretId, sealedKey, ...message }: NewMessage,
): Promise<AddedMessage> {
  const added = db
    .insert(outbox)
    .values({ ...message, nextAttemptAt: now, createdAt: now })
    // A no-op update still returns the row, which `do nothing` would not.
    .onConflictDoUpdate({ target: outbox.keyHash, set: { keyHash: message.keyHash } })
    // PostgreSQL sets xmax in a row that it has locked, not in a new one.
    .returning({ id: outbox.id, contentHash: outbox.contentHash, isNew: sql`xmax = 0 as is_new` });
  const { rows } = await db.execute<{
    id: string;
    content_hash: string | null;
    is_new: boolean;
  }>(sql`
    with added as ${added}, keyed as (
      insert into outbox_keys (outbox_id, secret_id, sealed_key)
      select id, ${secretId}, ${sealedKey}::bytea from added where is_new
    )
    select id, content_hash, is_new from added`);
  const [row] = rows;
  if (!row) throw new Error('The database returned no message after inserting one.');
  return { id: Number(row.id), contentHash: row.content_hash, isNew: row.is_new };
}

/** Finishes a row and erases its content with its key, in one statement. */
export async function finishMessage(
  db: Db,
  id: number,
  status: 'delivered' | 'undeliverable',
  now: Date,
): Promise<void> {
  const finished = db
    .update(outbox)
    .set({
      status,
      payload: null,
      leasedUntil: null,
      domainHash: null,
      endedAt: now,
      ...(status === 'delivered' && { lastReason: null, lastReply: null }),
    })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')))
    .returning({ id: outbox.id });
  // The row is locked first, as when its owner is deleted, so that the two cannot deadlock.
  await db.execute(sql`
    with finished as ${finished}
    delete from outbox_keys using finished where outbox_id = finished.id`);
}

/** For `returning` and `select` from the outbox. */
export const keyColumns = {
  secretId: sql<string | null>`(select secret_id from outbox_keys where outbox_id = outbox.id)`.as(
    'secret_id',
  ),
  sealedKey:
    sql<Buffer | null>`(select sealed_key from outbox_keys where outbox_id = outbox.id)`.as(
      'sealed_key',
    ),
};

/** Whether a row's key was encrypted with one of these secrets, or it has none of its own. */
export function isKeyedWith(secretIds: readonly string[]): SQL {
  return sql`not exists (
    select from outbox_keys
    where outbox_id = outbox.id and secret_id <> all(${sql.param(secretIds)}::varchar[])
  )`;
}

/** Of `bigint` in PostgreSQL that JavaScript can count to: no limit. */
const maxInteger = Number.MAX_SAFE_INTEGER;
const storedColumns = { id: outbox.id, kind: outbox.kind, payload: outbox.payload, ...keyColumns };

/**
 * Waiting emails, newest first: those that meet a condition, if there is one.
 * @param before the id of the last one seen
 */
export async function readSealedEmails(
  db: Db,
  {
    where,
    before = maxInteger,
    most = maxInteger,
  }: { where?: SQL | undefined; before?: number | undefined; most?: number },
): Promise<StoredEmail[]> {
  const rows = await db
    .select(storedColumns)
    .from(outbox)
    .where(and(isNotNull(outbox.payload), lt(outbox.id, before), where))
    .orderBy(desc(outbox.id))
    .limit(most);
  return rows.flatMap(({ payload, ...row }) => (payload ? [{ ...row, payload }] : []));
}
