import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { emailChallenges, issuedCodes } from './schema/accounts.ts';

/** What became of a code that was once issued. */
export interface CodeFate {
  isSuperseded: boolean;
  isUsed: boolean;
  /** Not expired, but tried too often. */
  isUsedUp: boolean;
}

export async function insertIssuedCode(
  db: Db,
  code: Pick<typeof issuedCodes.$inferInsert, 'subject' | 'codeHash' | 'codeExpiresAt'>,
): Promise<void> {
  await db.insert(issuedCodes).values(code);
}

interface CodeQuery {
  subject: string;
  codeHash: string;
  userId: number;
  now: Date;
  tries: number;
}

/** The newest code of this subject with this hash; null if there is none. One statement for any subject. */
export async function findCodeFate(
  db: Db,
  { subject, codeHash, userId, now, tries }: CodeQuery,
): Promise<CodeFate | null> {
  const { rows } = await db.execute<{ [Fact in keyof CodeFate]: boolean }>(sql`
    select code.used_at is not null as "isUsed",
      exists (
        select from ${issuedCodes} newer
        where newer.subject = code.subject and newer.id > code.id and newer.used_at is null
          and newer.code_expires_at > ${now}::timestamptz
      ) as "isSuperseded",
      code.code_expires_at > ${now}::timestamptz and exists (
        select from ${emailChallenges} challenge
        where challenge.user_id = ${userId} and challenge.code_hash = code.code_hash
          and challenge.attempts >= ${tries}
      ) as "isUsedUp"
    from ${issuedCodes} code
    where code.subject = ${subject} and code.code_hash = ${codeHash}
    order by code.id desc
    limit 1`);
  return rows[0] ?? null;
}

/** Marks what proved an address, and everything else that was issued for it, as used. */
export async function markCodesUsed(tx: Db, subjects: string[], now: Date): Promise<void> {
  await tx
    .update(issuedCodes)
    .set({ usedAt: now })
    .where(and(inArray(issuedCodes.subject, subjects), isNull(issuedCodes.usedAt)));
}

/** Starts counting the tries that `spendTries` notes again, for a code that has just been issued. */
export async function forgetTries(tx: Db, subjects: string[]): Promise<void> {
  const keys = subjects.map((subject) => triedKey(subject));
  await tx.execute(sql`delete from rate_limits where ${inArray(sql`key`, keys)}`);
}

/** The row of `rate_limits` that counts the codes tried for a subject. */
export function triedKey(subject: string): string {
  return `tried:${subject}`;
}

export async function deleteOldCodes(
  db: Db,
  expiredBefore: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, issuedCodes, lt(issuedCodes.codeExpiresAt, expiredBefore), stopping);
}
