import type { PendingEmail } from '../../../../contract/account-settings.ts';
import { HOUR, later } from '../../../../contract/durations.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { insertEmailChange, replaceEmailChange } from '../../../db/email-changes.ts';
import { findUserByEmail, findUserById } from '../../../db/users.ts';
import { recipientKey } from '../../recipient-key.ts';
import { signedIn, type Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { addAccountEmail } from '../account-emails.ts';
import { confirmPassword } from '../confirm-password.ts';
import { inOwnSession, ownSession } from '../own-session.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { emailLinkHours, isAddressFree, presentPendingEmail } from './email-change.ts';

/** The caller's pending address. @throws DomainError `sign_in_required` */
export async function readEmailChange(ctx: Context, actor: Actor): Promise<PendingEmail | null> {
  return presentPendingEmail(ctx, ctx.db, signedIn(actor).id);
}

/** Ends the caller's pending change, if there is one. @throws DomainError `sign_in_required` */
export async function cancelEmailChange(ctx: Context, actor: Actor): Promise<null> {
  await replaceEmailChange(ctx.db, signedIn(actor).id);
  return null;
}

/**
 * Emails a new address a link that makes it the account's; earlier links stop working. The reply is the same
 * if another account has the address: then its owner gets an email that nothing changed.
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`; `invalid_request` for the
 * account's own address
 */
export async function requestEmailChange(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  { email, password }: { email: string; password: string },
): Promise<PendingEmail | null> {
  const user = signedIn(actor);
  const session = ownSession(actor, sessionToken);
  await confirmPassword(ctx, user, password);
  if (email === user.email) throw own();
  await ctx.rateLimiter.takeOfSubject('emailChanges', String(user.id));
  await ctx.rateLimiter.takeOfSubject('emailChangesTo', recipientKey(email));
  const pending = await inOwnSession(ctx, session, async (tx) => {
    await storeChange(ctx, tx, user.id, email);
    return presentPendingEmail(ctx, tx, user.id);
  });
  ctx.outbox.wake();
  return pending;
}

async function storeChange(ctx: Context, tx: Db, userId: number, email: string): Promise<void> {
  const user = await findUserById(tx, userId);
  if (!user) throw new Error('The user who is locked has no row.');
  const [token, createdAt] = [randomToken(), ctx.now()];
  const expiresAt = later(createdAt, emailLinkHours * HOUR);
  await replaceEmailChange(tx, userId);
  await insertEmailChange(tx, {
    userId,
    email,
    tokenHash: hashToken(token),
    epoch: user.sessionEpoch,
    createdAt,
    expiresAt,
  });
  if (!(await isAddressFree(ctx, tx, user, email))) return addTakenNotice(ctx, tx, email);
  const payload = { to: email, name: user.name, token, expiresAt: expiresAt.toISOString() };
  await addAccountEmail(ctx, tx, 'confirm_email', payload, emailLinkHours * 60);
}

/** Nobody is notified of an address that has no account that could be signed in to. */
async function addTakenNotice(ctx: Context, tx: Db, email: string): Promise<void> {
  const holder = await findUserByEmail(tx, email);
  if (!holder?.emailVerified || !holder.isActive) {
    await addAccountEmail(ctx, tx, 'no_mail', {});
    return;
  }
  const payload = { to: email, name: holder.name };
  await addAccountEmail(ctx, tx, 'email_taken', payload);
}

function own(): DomainError {
  const sentence = 'That’s already your email address';
  return new DomainError('invalid_request', sentence, { fields: { email: sentence } });
}
