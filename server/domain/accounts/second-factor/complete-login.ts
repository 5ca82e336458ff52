import type { CompleteLoginBody } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import {
  findSignInStep,
  spendStepTry,
  takeSignInStep,
  type SignInStepRow,
} from '../../../db/sign-in-steps.ts';
import { findUserInAnyState, lockUser, type UserRow } from '../../../db/users.ts';
import { isOwnDeletion } from '../../deletion/period.ts';
import { asRestored, restoreAccount } from '../../deletion/restore-account.ts';
import { DomainError } from '../../domain-error.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { signInBrowser, type NewSignIn, type SigningInBrowser } from '../sign-in-browser.ts';
import { hashToken } from '../tokens.ts';
import { notifyOfFactorChange } from './add-factor.ts';
import { checkProof } from './check-proof.ts';
import type { RelyingParty } from './relying-party.ts';
import { triesPerStep } from './begin-setup.ts';
import { takeGuess } from './take-guess.ts';

interface Browser extends SigningInBrowser {
  /** Ties the second step to the sign-in that began with the password. */
  step: string | undefined;
}

interface Proof {
  body: CompleteLoginBody;
  site: RelyingParty;
}

/**
 * Completes a sign-in with its second step. Five proofs can be tried, counted before they are checked; app
 * codes, which can be guessed, are also counted per account. Anyone who gets here typed the right password, so
 * nobody else can use up that limit; and passkeys and recovery codes are outside it. If the account's owner
 * deleted it, this sign-in asked to restore it.
 * @throws DomainError `not_proven`, `second_step_expired`, `too_many_requests`, `unavailable`
 */
export async function completeLogin(
  ctx: Context,
  { body, site }: Proof,
  browser: Browser,
): Promise<NewSignIn> {
  const { step, user } = await findStep(ctx, browser.step);
  const isGuessable = 'code' in body;
  if (isGuessable) await takeGuess(ctx, user);
  if (!(await spendStepTry(ctx.db, step.tokenHash, open(ctx)))) throw expired();
  const useUp = await checkProof(ctx, step, body, site);
  if (!useUp) throw refused(ctx, user.id, body);
  const proven = { user, epoch: step.epoch, keepSignedIn: step.keepSignedIn };
  const signedIn = await signInBrowser(ctx, proven, browser, async (tx) => {
    await startOnce(ctx, tx, step);
    if (!(await useUp(tx))) throw refused(ctx, user.id, body);
    if ('recoveryCode' in body) await notifyOfFactorChange(ctx, tx, { user }, 'recovery_code_used');
  });
  if (isGuessable) await ctx.rateLimiter.resetLimit('secondSteps', user.email);
  if ('recoveryCode' in body) logSecurityEvent(ctx, 'recovery-code-used', { userId: user.id });
  return signedIn;
}

/** @throws DomainError `second_step_expired` */
async function findStep(
  ctx: Context,
  token: string | undefined,
): Promise<{ step: SignInStepRow; user: UserRow }> {
  const step =
    token === undefined ? null : await findSignInStep(ctx.db, hashToken(token), open(ctx));
  const user = step && (await findUserInAnyState(ctx.db, step.userId));
  if (!user || user.sessionEpoch !== step?.epoch) throw expired();
  if (user.isActive) return { step, user };
  if (isOwnDeletion(user, ctx.now())) return { step, user: asRestored(user) };
  throw expired();
}

/** Of concurrent proofs for one sign-in, one continues, unless its account has changed meanwhile. */
async function startOnce(
  ctx: Context,
  tx: Db,
  { userId, tokenHash, epoch }: SignInStepRow,
): Promise<void> {
  await lockUser(tx, userId);
  const user = await findUserInAnyState(tx, userId);
  if (user?.sessionEpoch !== epoch) throw expired();
  if (!user.isActive && !(await restoreAccount(ctx, tx, userId, epoch))) throw expired();
  if (!(await takeSignInStep(tx, tokenHash))) throw expired();
}

function open({ now }: Pick<Context, 'now'>) {
  return { now: now(), tries: triesPerStep };
}

function expired(): DomainError {
  return new DomainError('second_step_expired', 'This took too long. Please sign in again.');
}

/** The refusal of a proof, which doesn't say whether it is wrong or has been used. */
function refused(ctx: Context, userId: number, body: CompleteLoginBody): DomainError {
  logSecurityEvent(ctx, 'second-factor-refused', { userId });
  if ('passkey' in body) return new DomainError('not_proven', "That passkey can't be used here.");
  return new DomainError(
    'not_proven',
    'code' in body
      ? 'That code is wrong or has been used. Please enter the one that your app shows now.'
      : 'That recovery code is wrong or has been used.',
  );
}
