import { and, desc, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { searchText } from '../../contract/search-text.ts';
import type { Db } from './client.ts';
import type { ChallengeRow } from './email-challenges.ts';
import { emailChallenges, users } from './schema/accounts.ts';
import type { UserRow } from './users.ts';

type Correction = Pick<
  ChallengeRow,
  'userId' | 'codeHash' | 'linkHash' | 'createdAt' | 'expiresAt'
> & { correctedEmail: string };

/** A link that sets a new password and the corrected address. Its code has expired from the start. */
export async function insertCorrection(tx: Db, correction: Correction): Promise<void> {
  const { createdAt: codeExpiresAt } = correction;
  await tx.insert(emailChallenges).values({ ...correction, purpose: 'reset', codeExpiresAt });
}

export async function renameUser(tx: Db, { id, email }: UserRow, name: string): Promise<void> {
  await tx
    .update(users)
    .set({ name, searchText: searchText(name, email) })
    .where(eq(users.id, id));
}

/** Gives a user another address; null if somebody else has it by now. */
export async function correctEmail(
  tx: Db,
  { id, name }: UserRow,
  email: string,
): Promise<UserRow | null> {
  const others = alias(users, 'others');
  const taken = tx
    .select()
    .from(others)
    .where(and(eq(others.email, email), ne(others.id, id)));
  const [row] = await tx
    .update(users)
    .set({ email, searchText: searchText(name, email) })
    .where(and(eq(users.id, id), notExists(taken)))
    .returning();
  return row ?? null;
}

/** Gives the newest registration of a user a new code; null if there is none. */
export async function renewRegistration(
  tx: Db,
  userId: number,
  code: Pick<ChallengeRow, 'codeHash' | 'codeExpiresAt' | 'expiresAt'>,
): Promise<ChallengeRow | null> {
  const isOfUser = and(eq(emailChallenges.userId, userId), eq(emailChallenges.purpose, 'verify'));
  const newest = tx
    .select({ id: emailChallenges.id })
    .from(emailChallenges)
    .where(isOfUser)
    .orderBy(desc(emailChallenges.id))
    .limit(1);
  const [row] = await tx
    .update(emailChallenges)
    .set({ ...code, attempts: 0 })
    .where(eq(emailChallenges.id, newest))
    .returning();
  return row ?? null;
}
