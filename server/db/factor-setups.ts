import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { factorSetups } from './schema/second-factors.ts';

export type FactorSetupRow = typeof factorSetups.$inferSelect;

/** Which setup: of a session, of a kind. */
export type SetupKey = Pick<FactorSetupRow, 'sessionHash' | 'kind'>;

/** Begins a setup; it replaces an earlier one of the same kind. */
export async function putFactorSetup(
  db: Db,
  setup: typeof factorSetups.$inferInsert,
): Promise<void> {
  const { userId, challenge = null, secret = null, expiresAt } = setup;
  await db
    .insert(factorSetups)
    .values(setup)
    .onConflictDoUpdate({
      target: [factorSetups.sessionHash, factorSetups.kind],
      set: { userId, challenge, secret, expiresAt, attempts: 0 },
    });
}

/** The setup, with one try used up before the proof is checked; null if none is left. */
export async function trySetup(
  db: Db,
  key: SetupKey,
  { now, tries }: { now: Date; tries: number },
): Promise<FactorSetupRow | null> {
  const [row] = await db
    .update(factorSetups)
    .set({ attempts: sql`${factorSetups.attempts} + 1` })
    .where(and(of(key), lt(factorSetups.attempts, tries), gt(factorSetups.expiresAt, now)))
    .returning();
  return row ?? null;
}

/**
 * Deletes a setup; of concurrent calls, only one returns true.
 * @param setup as it was when the proof was checked: one that was begun since then stays.
 */
export async function takeFactorSetup(db: Db, setup: FactorSetupRow): Promise<boolean> {
  const { rowCount } = await db
    .delete(factorSetups)
    .where(and(of(setup), eq(factorSetups.expiresAt, setup.expiresAt)));
  return rowCount === 1;
}

export async function deleteExpiredSetups(
  db: Db,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, factorSetups, lt(factorSetups.expiresAt, now), stopping);
}

function of({ sessionHash, kind }: SetupKey) {
  return and(eq(factorSetups.sessionHash, sessionHash), eq(factorSetups.kind, kind));
}
