import type { Context } from '../../../context.ts';
import type { UserRow } from '../../../db/users.ts';
import { isTooMany } from '../../domain-error.ts';
import { notifyOfFactorChange } from './add-factor.ts';

/**
 * Takes one of an account's guesses at the code of its authenticator app. Once they are used up, the owner
 * is notified, once a day: a person who guesses knows the password.
 * @throws DomainError `too_many_requests`
 */
export async function takeGuess(ctx: Context, user: UserRow): Promise<void> {
  try {
    await ctx.rateLimiter.takeOfSubject('secondSteps', user.email);
  } catch (error) {
    if (isTooMany(error)) await warnOwner(ctx, user);
    throw error;
  }
}

async function warnOwner(ctx: Context, user: UserRow): Promise<void> {
  try {
    await ctx.rateLimiter.takeOfSubject('codeWarnings', user.email);
  } catch (error) {
    if (isTooMany(error)) return;
    throw error;
  }
  await ctx.db.transaction((tx) => notifyOfFactorChange(ctx, tx, { user }, 'codes_refused'));
  ctx.outbox.wake();
}
