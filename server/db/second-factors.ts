import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { authenticatorApps, passkeys, recoveryCodes } from './schema/second-factors.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type AppRow = typeof authenticatorApps.$inferSelect;
export type RecoveryCodeRow = typeof recoveryCodes.$inferSelect;

/** Everything that an account can do its second step with. */
export interface FactorRows {
  passkeys: PasskeyRow[];
  app: AppRow | null;
  recoveryCodes: number;
}

export async function readFactors(db: Db, userId: number): Promise<FactorRows> {
  return {
    passkeys: await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(passkeys.id),
    app: await findApp(db, userId),
    recoveryCodes: await countRecoveryCodes(db, userId),
  };
}

/** In a query of `users`: whether the user has a second factor. Recovery codes alone are none. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
  or exists (select from ${authenticatorApps} where ${authenticatorApps.userId} = ${users.id}))`;

/** False if the credential is already someone's. */
export async function insertPasskey(
  db: Db,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(passkeys).values(passkey).onConflictDoNothing();
  return rowCount === 1;
}

export async function findPasskey(
  db: Db,
  userId: number,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  return row ?? null;
}

/** Stores the counter of a use; false if the passkey is gone or was used with a higher one meanwhile. */
export async function markPasskeyUsed(
  db: Db,
  id: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer));
  return rowCount === 1;
}

/** False if the user has no such passkey. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
  return rowCount === 1;
}

export async function findApp(db: Db, userId: number): Promise<AppRow | null> {
  const [row] = await db
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return row ?? null;
}

/** Adds an app; it replaces an earlier one. */
export async function putApp(db: Db, app: typeof authenticatorApps.$inferInsert): Promise<void> {
  const { secret, lastStep, createdAt } = app;
  await db
    .insert(authenticatorApps)
    .values(app)
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, lastStep, createdAt, lastUsedAt: null },
    });
}

/**
 * Uses up the code of a time step; of concurrent calls for the same one, only one returns true. Earlier
 * codes no longer work either.
 * @param app as it was when the code was checked: a replaced app's codes are refused.
 */
export async function spendAppCode(
  db: Db,
  { userId, createdAt }: AppRow,
  step: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(authenticatorApps)
    .set({ lastStep: step, lastUsedAt: now })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        eq(authenticatorApps.createdAt, createdAt),
        lt(authenticatorApps.lastStep, step),
      ),
    );
  return rowCount === 1;
}

/** False if there was none. */
export async function deleteApp(db: Db, userId: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return rowCount === 1;
}

/** Deletes the passkeys, the app and the recovery codes. @returns how many factors there were */
export async function deleteFactors(db: Db, userId: number): Promise<number> {
  const removed = await db.delete(passkeys).where(eq(passkeys.userId, userId));
  const hadApp = await deleteApp(db, userId);
  await replaceRecoveryCodes(db, userId, []);
  return (removed.rowCount ?? 0) + (hadApp ? 1 : 0);
}

async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  codes: readonly Pick<RecoveryCodeRow, 'label' | 'codeHash'>[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codes.length === 0) return;
  await db.insert(recoveryCodes).values(codes.map((code) => ({ ...code, userId })));
}

export async function findRecoveryCode(
  db: Db,
  userId: number,
  label: string,
): Promise<RecoveryCodeRow | null> {
  const [row] = await db
    .select()
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.label, label)));
  return row ?? null;
}

/** Uses up a recovery code; of concurrent calls, only one returns true. */
export async function spendRecoveryCode(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(recoveryCodes).where(eq(recoveryCodes.id, id));
  return rowCount === 1;
}
