import { isSamePassword } from '../../../../contract/account-rules.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { deleteChallenges } from '../../../db/email-challenges.ts';
import { changePassword } from '../../../db/users.ts';
import { signedIn, type Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { addAccountEmail } from '../account-emails.ts';
import { checkNewPassword } from '../password-policy.ts';
import { confirmPassword } from '../confirm-password.ts';
import { inOwnSession, ownSession, type OwnSession } from '../own-session.ts';
import { endedEmailChange } from './email-change.ts';
import { keepOwnSession, type OwnBrowser, type RenewedSession } from './keep-own-session.ts';

/**
 * Replaces the caller's password, given the current one. As a reset by email does, this ends every emailed
 * code and link, and every other session; unlike it, two-step sign-in stays as it is.
 * @returns the session's new token
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`; `invalid_request` for a
 * password that is too easy to guess, or the current one again
 */
export async function setNewPassword(
  ctx: Context,
  actor: Actor,
  browser: OwnBrowser,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<RenewedSession> {
  const user = signedIn(actor);
  const session = ownSession(actor, browser.sessionToken);
  await confirmPassword(ctx, user, currentPassword, 'currentPassword');
  if (isSamePassword(currentPassword, password)) throw same();
  await checkNewPassword(password, user);
  const passwordHash = await ctx.hasher.hashPassword(password);
  const renewed = await inOwnSession(ctx, session, async (tx) => {
    await store(ctx, tx, session, passwordHash);
    return keepOwnSession(tx, session, browser);
  });
  ctx.outbox.wake();
  logSecurityEvent(ctx, 'password-changed', { userId: user.id });
  return renewed;
}

/** A password that was changed elsewhere has ended this session: `inOwnSession` checked that. */
async function store(
  ctx: Context,
  tx: Db,
  { user: { id, email: to, name } }: OwnSession,
  passwordHash: string,
): Promise<void> {
  const ended = await endedEmailChange(ctx, tx, id);
  await changePassword(tx, id, passwordHash, ctx.now());
  await deleteChallenges(tx, { userId: id });
  const payload = { to, name, inAccount: true, ...ended };
  await addAccountEmail(ctx, tx, 'password_changed', payload);
}

function same(): DomainError {
  const sentence = 'That’s already your password. Please choose a new one';
  return new DomainError('invalid_request', sentence, { fields: { password: sentence } });
}
