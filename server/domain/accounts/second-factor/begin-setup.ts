import { MINUTE, later } from '../../../../contract/durations.ts';
import { secondStepMinutes } from '../../../../contract/second-factor-rules.ts';
import type { Context } from '../../../context.ts';
import {
  putFactorSetup,
  trySetup,
  type FactorSetupRow,
  type SetupKey,
} from '../../../db/factor-setups.ts';
import { inOwnSession, type OwnSession } from '../own-session.ts';
import { DomainError } from '../../domain-error.ts';

/** Proofs per setup and per sign-in, right or wrong; independent of `LIMITS`. */
export const triesPerStep = 5;

/** When a setup or sign-in that begins now expires. */
export function stepExpiry(now: Date): Date {
  return later(now, secondStepMinutes * MINUTE);
}

/** Begins to set up a factor in this session. @throws DomainError `sign_in_required` */
export async function beginSetup(
  ctx: Context,
  session: OwnSession,
  setup: { kind: SetupKey['kind']; challenge?: string; secret?: Buffer },
): Promise<void> {
  const { user, sessionHash } = session;
  const expiresAt = stepExpiry(ctx.now());
  await inOwnSession(ctx, session, (tx) =>
    putFactorSetup(tx, { ...setup, sessionHash, userId: user.id, expiresAt }),
  );
}

/**
 * The setup that this session began, with one try used up before the proof is checked.
 * @throws DomainError `not_proven`
 */
export async function spendSetupTry(
  ctx: Context,
  { user, sessionHash }: OwnSession,
  kind: SetupKey['kind'],
): Promise<FactorSetupRow> {
  const still = { now: ctx.now(), tries: triesPerStep };
  const setup = await trySetup(ctx.db, { sessionHash, kind }, still);
  if (setup?.userId === user.id) return setup;
  throw new DomainError('not_proven', 'This took too long or too many tries. Please start again.');
}
