import type { CompleteLoginBody } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import {
  findApp,
  findPasskey,
  findRecoveryCode,
  markPasskeyUsed,
  spendAppCode,
  spendRecoveryCode,
} from '../../../db/second-factors.ts';
import type { SignInStepRow } from '../../../db/sign-in-steps.ts';
import { stepOf, unsealAppSecret } from './authenticator-app.ts';
import { checkAssertion } from './passkeys.ts';
import { parseRecoveryCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';

/** Uses up a proof, in the transaction that signs in; false if it was used elsewhere in the meantime. */
type UseUp = (tx: Db) => Promise<boolean>;

/**
 * Checks a proof of the second factor, without using it up. Each is looked up among the factors of the
 * sign-in's user only.
 * @returns null if it is wrong.
 */
export async function checkProof(
  ctx: Context,
  step: SignInStepRow,
  proof: CompleteLoginBody,
  site: RelyingParty,
): Promise<UseUp | null> {
  if ('code' in proof) return checkAppCode(ctx, step.userId, proof.code);
  if ('recoveryCode' in proof) return checkRecoveryCode(ctx, step.userId, proof.recoveryCode);
  const passkey = await findPasskey(ctx.db, step.userId, proof.passkey.id);
  if (!passkey) return null;
  const counter = await checkAssertion(site, step.challenge, passkey, proof.passkey);
  if (counter === null) return null;
  return (tx) => markPasskeyUsed(tx, passkey.id, counter, ctx.now());
}

async function checkAppCode(ctx: Context, userId: number, code: string): Promise<UseUp | null> {
  const app = await findApp(ctx.db, userId);
  const secret = app && unsealAppSecret(ctx, app);
  if (!secret) return null;
  const now = ctx.now();
  const step = stepOf(secret, code, now);
  return step === null ? null : (tx) => spendAppCode(tx, app, step, now);
}

async function checkRecoveryCode(
  ctx: Context,
  userId: number,
  typed: string,
): Promise<UseUp | null> {
  const parsed = parseRecoveryCode(typed);
  const stored = parsed && (await findRecoveryCode(ctx.db, userId, parsed.label));
  if (!stored) return null;
  const isRight = await ctx.hasher.verifyPassword(parsed.secret, {
    own: stored.codeHash,
    attempted: null,
  });
  return isRight.own ? (tx) => spendRecoveryCode(tx, stored.id) : null;
}
