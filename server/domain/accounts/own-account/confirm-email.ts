import type { EmailLink, EmailLinkState } from '../../../../contract/account-settings.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import {
  findEmailChange,
  markEmailConfirmed,
  type EmailChangeRow,
} from '../../../db/email-changes.ts';
import { deleteKnownBrowsersOf } from '../../../db/known-browsers.ts';
import { deleteSessionsOf } from '../../../db/sessions.ts';
import { lockUser, type UserRow } from '../../../db/users.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { addAccountEmail } from '../account-emails.ts';
import { giveAddress } from '../give-address.ts';
import { confirmPassword } from '../confirm-password.ts';
import { assertLive, ownSession } from '../own-session.ts';
import { hashToken } from '../tokens.ts';
import { describeLink } from './email-change.ts';
import { keepOwnSession, type OwnBrowser, type RenewedSession } from './keep-own-session.ts';

interface Confirmed {
  link: EmailLink;
  /** Whether this call did it, not an earlier one. */
  isNew: boolean;
  /** Null if the browser is not signed in to the account. */
  renewed: RenewedSession | null;
}

/** What the link with this token can do. Changes nothing: mail scanners open links too. */
export async function readEmailLink(ctx: Context, actor: Actor, token: string): Promise<EmailLink> {
  const found = await findEmailChange(ctx.db, hashToken(token));
  return describeLink(ctx, ctx.db, found, idOf(actor));
}

/**
 * Gives the account that asked its new address: the link proves who reads the email, and the session or the
 * password that the same person owns the account. Otherwise a mistyped address would give the account away.
 * All other sessions end, and the old address is notified. Repeating it has no effect.
 * @throws DomainError `not_proven` if the link cannot do that, `wrong_password`, `too_many_requests`,
 * `sign_in_required` if the session has just ended
 */
export async function confirmEmail(
  ctx: Context,
  actor: Actor,
  browser: OwnBrowser,
  { token, password }: { token: string; password?: string | undefined },
): Promise<Confirmed> {
  const found = await findEmailChange(ctx.db, hashToken(token));
  const link = await describeLink(ctx, ctx.db, found, idOf(actor));
  if (link.state === 'confirmed') return { link, isNew: false, renewed: null };
  if (link.state !== 'open' || !found) throw notConfirmable(link.state);
  const { user } = found;
  if (link.needsPassword) await checkPassword(ctx, user, password);
  const outcome = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    return confirmLocked(ctx, tx, { token, browser, actor });
  });
  ctx.outbox.wake();
  if (outcome.isNew) logSecurityEvent(ctx, 'email-changed', { userId: user.id });
  return outcome;
}

interface Confirming {
  token: string;
  browser: OwnBrowser;
  actor: Actor;
}

/** Reads everything again: another window may have been faster, and the password may have changed. */
async function confirmLocked(
  ctx: Context,
  tx: Db,
  { token, browser, actor }: Confirming,
): Promise<Confirmed> {
  const found = await findEmailChange(tx, hashToken(token));
  const link = await describeLink(ctx, tx, found, idOf(actor));
  if (link.state === 'confirmed') return { link, isNew: false, renewed: null };
  if (link.state !== 'open' || !found) throw notConfirmable(link.state);
  const { user, change } = found;
  const session = link.needsPassword ? null : ownSession(actor, browser.sessionToken);
  if (session) await assertLive(tx, session);
  await changeEmail(ctx, tx, user, change);
  const renewed = session ? await keepOwnSession(tx, session, browser) : null;
  if (!renewed) {
    await deleteSessionsOf(tx, user.id);
    await deleteKnownBrowsersOf(tx, user.id, hashToken(browser.browserToken ?? ''));
  }
  return { link: { ...link, state: 'confirmed', needsPassword: false }, isNew: true, renewed };
}

/** Admin rights neither come nor go with an address: no one is promoted here. */
async function changeEmail(
  ctx: Context,
  tx: Db,
  user: UserRow,
  { id, email: newAddress }: EmailChangeRow,
): Promise<void> {
  const { email: to, name } = user;
  if (!(await giveAddress(ctx, tx, user, newAddress))) throw notConfirmable('taken');
  await markEmailConfirmed(tx, id);
  await addAccountEmail(ctx, tx, 'email_changed', { to, name, newAddress });
}

async function checkPassword(
  ctx: Context,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return confirmPassword(ctx, user, password);
  const sentence = 'Please enter your password';
  throw new DomainError('wrong_password', sentence, { fields: { password: sentence } });
}

function idOf(actor: Actor): number | null {
  return actor.kind === 'user' ? actor.id : null;
}

const sentences: Record<Exclude<EmailLinkState, 'open' | 'confirmed'>, string> = {
  expired: 'This link has expired. Please start again in your account settings.',
  replaced: 'This link no longer works: a newer email was sent, or the change was canceled.',
  outdated: 'This link no longer works. Please start again in your account settings.',
  taken: 'This email address now belongs to another account, so nothing changed.',
  unknown: 'This link is invalid or too old.',
};

function notConfirmable(state: EmailLinkState): DomainError {
  const sentence = state === 'open' || state === 'confirmed' ? sentences.unknown : sentences[state];
  return new DomainError('not_proven', sentence);
}
