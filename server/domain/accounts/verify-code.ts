import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { deleteChallenges, takeChallenge, type ChallengeRow } from '../../db/email-challenges.ts';
import { findUserByEmail, lockUser, verifyUser, type UserRow } from '../../db/users.ts';
import { isBindingFor } from './binding.ts';
import { matchCode, notProven } from './challenges.ts';
import { promoteConfiguredAdmin } from './promote-configured-admin.ts';
import { hashToken } from './tokens.ts';

/**
 * Completes a registration with its emailed code. The browser that registered confirms its own attempt;
 * another browser can do so only if there is just one attempt.
 * @param binding the binding that `register` gave the browser.
 * @throws DomainError `not_proven`, `too_many_requests`
 */
export async function verifyCode(
  ctx: Context,
  { email, code }: { email: string; code: string },
  binding: string | undefined,
): Promise<void> {
  const bound = binding !== undefined && isBindingFor(ctx, binding, email) ? binding : null;
  // The browser that registered has its own limit, which other people's guesses don't use up.
  await ctx.rateLimiter.takeOfAccount('codeGuesses', bound ?? email);
  const user = await findUserByEmail(ctx.db, email);
  const challenge = await matchCode(ctx, {
    userId: user?.id ?? null,
    purpose: 'verify',
    code,
    ...(bound !== null && { bindingHash: hashToken(bound) }),
  });
  if (!user) throw notProven();
  await ctx.db.transaction((tx) => complete(ctx, tx, user, challenge));
  // Sign-ins attempted before the code arrived must not lock the user out.
  await ctx.rateLimiter.restoreAccount('signIns', email);
}

/** @throws DomainError `not_proven` if the same code has just been used elsewhere */
async function complete(
  ctx: Context,
  tx: Db,
  user: UserRow,
  { id, pendingName, pendingPasswordHash }: ChallengeRow,
): Promise<void> {
  await lockUser(tx, user.id);
  if (!(await takeChallenge(tx, id))) throw notProven();
  const verified =
    pendingName !== null &&
    pendingPasswordHash !== null &&
    (await verifyUser(tx, user, { name: pendingName, passwordHash: pendingPasswordHash }));
  if (!verified) throw notProven();
  await deleteChallenges(tx, { userId: user.id });
  await promoteConfiguredAdmin(ctx, tx, verified);
}
