import type { Context } from '../../context.ts';
import { findChallengeByLink, type ChallengeRow } from '../../db/email-challenges.ts';
import { findUserById, type UserRow } from '../../db/users.ts';
import { DomainError } from '../domain-error.ts';
import { hashToken } from './tokens.ts';

/** Whose link it is. */
export interface LinkProof {
  user: UserRow;
  challenge: ChallengeRow;
}

/**
 * Says whether an emailed link can still set a new password. Changes nothing: mail scanners open links too.
 * @throws DomainError `not_proven`, `too_many_requests`
 */
export async function checkResetLink(
  ctx: Context,
  token: string,
  ipAddress: string,
): Promise<void> {
  await proveByLink(ctx, token, ipAddress);
}

/**
 * Only links that don't work count against the visitor's limit, which others may have used up.
 * @throws DomainError `not_proven`, `too_many_requests`
 */
export async function proveByLink(
  ctx: Context,
  token: string,
  ipAddress: string,
): Promise<LinkProof> {
  const challenge = await findChallengeByLink(ctx.db, hashToken(token), ctx.now());
  const user = challenge && (await findUserById(ctx.db, challenge.userId));
  if (challenge && user?.isActive) return { user, challenge };
  await ctx.rateLimiter.take('prove', ipAddress);
  throw linkNotProven();
}

export function linkNotProven(): DomainError {
  return new DomainError(
    'not_proven',
    'This reset link is invalid or has expired. Please request a new one.',
  );
}
