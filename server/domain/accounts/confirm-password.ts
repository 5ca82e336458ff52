import type { Context } from '../../context.ts';
import { findUserById } from '../../db/users.ts';
import type { SignedIn } from '../actor.ts';
import { DomainError, signInRequired } from '../domain-error.ts';

const wrong = 'That password is incorrect.';

/**
 * Checks the current password before a change, so that a session left open, or stolen, is not enough.
 * Attempts are counted per account, apart from sign-ins: guessing here cannot lock anyone out.
 * @param field what the form calls the current password
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`, `unavailable`
 */
export async function confirmPassword(
  ctx: Context,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
  password: string,
  field = 'password',
): Promise<void> {
  await ctx.rateLimiter.takeOfSubject('passwordChecks', email);
  const user = await findUserById(ctx.db, id);
  // Deleted since the request began.
  if (!user) throw signInRequired();
  const own = user.passwordHash;
  const isRight = await ctx.hasher.verifyPassword(password, { own, attempted: null });
  if (own === null || !isRight.own)
    throw new DomainError('wrong_password', wrong, { fields: { [field]: wrong } });
  await ctx.rateLimiter.resetLimit('passwordChecks', email);
}
