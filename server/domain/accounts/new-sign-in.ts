import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { UserRow } from '../../db/users.ts';
import { isTooMany } from '../domain-error.ts';
import { addAccountEmail } from './account-emails.ts';
import { browserName } from './browser-name.ts';

/**
 * Returns a function that queues the email about a sign-in from an unknown browser, in the transaction of
 * that sign-in; null if the account already got enough of them today.
 */
export async function newSignInNotice(
  ctx: Context,
  { email: to, name }: Pick<UserRow, 'email' | 'name'>,
  userAgent: string | undefined,
): Promise<((tx: Db) => Promise<void>) | null> {
  try {
    await ctx.rateLimiter.takeOfSubject('signInEmails', to);
  } catch (error) {
    if (isTooMany(error)) return null;
    throw error;
  }
  const payload = { to, name, browser: browserName(userAgent) };
  return async (tx) => void (await addAccountEmail(ctx, tx, 'new_sign_in', payload));
}
