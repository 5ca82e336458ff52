import { and, desc, eq } from 'drizzle-orm';
import type { Db } from './client.ts';
import type { ChallengeRow } from './email-challenges.ts';
import { emailChallenges } from './schema/accounts.ts';

type Correction = Pick<
  ChallengeRow,
  'userId' | 'codeHash' | 'linkHash' | 'createdAt' | 'expiresAt'
> & { correctedEmail: string };

/** A link that sets a new password and the corrected address. Its code has expired from the start. */
export async function insertCorrection(tx: Db, correction: Correction): Promise<void> {
  const { createdAt: codeExpiresAt } = correction;
  await tx.insert(emailChallenges).values({ ...correction, purpose: 'reset', codeExpiresAt });
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
