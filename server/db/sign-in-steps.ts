import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { signInSteps } from './schema/second-factors.ts';
import { isMissingReference } from './statement-error.ts';

export type SignInStepRow = typeof signInSteps.$inferSelect;

interface Still {
  now: Date;
  tries: number;
}

/** False if the user has been deleted in the meantime. */
export async function insertSignInStep(
  db: Db,
  step: typeof signInSteps.$inferInsert,
): Promise<boolean> {
  try {
    await db.insert(signInSteps).values(step);
    return true;
  } catch (error) {
    if (isMissingReference(error)) return false;
    throw error;
  }
}

/** The sign-in of this cookie, if it can still be completed. */
export async function findSignInStep(
  db: Db,
  tokenHash: string,
  still: Still,
): Promise<SignInStepRow | null> {
  const [row] = await db.select().from(signInSteps).where(isOpen(tokenHash, still));
  return row ?? null;
}

/** Uses up one try before the proof is checked; false if none is left. */
export async function spendStepTry(db: Db, tokenHash: string, still: Still): Promise<boolean> {
  const { rowCount } = await db
    .update(signInSteps)
    .set({ attempts: sql`${signInSteps.attempts} + 1` })
    .where(isOpen(tokenHash, still));
  return rowCount === 1;
}

/** Deletes a sign-in; of concurrent calls, only one returns true. */
export async function takeSignInStep(db: Db, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash));
  return rowCount === 1;
}

export async function deleteExpiredSteps(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  await deleteInBatches(db, signInSteps, lt(signInSteps.expiresAt, now), stopping);
}

function isOpen(tokenHash: string, { now, tries }: Still) {
  return and(
    eq(signInSteps.tokenHash, tokenHash),
    lt(signInSteps.attempts, tries),
    gt(signInSteps.expiresAt, now),
  );
}
