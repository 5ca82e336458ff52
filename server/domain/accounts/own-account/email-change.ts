import { asciiEmail } from '../../../../contract/ascii-email.ts';
import type {
  EmailLink,
  EmailLinkState,
  PendingEmail,
} from '../../../../contract/account-settings.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { findPendingEmail, type FoundEmailChange } from '../../../db/email-changes.ts';
import { findUserByEmailInAnyState, type UserRow } from '../../../db/users.ts';

/** Hours that the link in an email to a new address works. */
export const emailLinkHours = 24;

/**
 * The address that a user's account changes to once it is confirmed, or that nobody confirmed in time or
 * before the link ended; null if none.
 */
export async function presentPendingEmail(
  { now }: Pick<Context, 'now'>,
  db: Db,
  userId: number,
): Promise<PendingEmail | null> {
  const pending = await findPendingEmail(db, userId);
  if (!pending) return null;
  const { email, expiresAt, isOutdated } = pending;
  const isExpired = expiresAt <= now();
  return { email, expiresAt: expiresAt.toISOString(), isExpired, isOutdated };
}

/** For the email about a new password: the address whose link it is about to end, if there is one. */
export async function endedEmailChange(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  userId: number,
): Promise<{ endedAddress?: string }> {
  const pending = await findPendingEmail(tx, userId);
  if (!pending || pending.isOutdated || pending.expiresAt <= now()) return {};
  return { endedAddress: pending.email };
}

/**
 * Whether an account may get this address: no account has verified it, and the installation doesn't keep it
 * for its first admin (`ADMIN_EMAIL`). That account would become an admin at the next start; so only those
 * who are admins already may take it.
 */
export async function isAddressFree(
  { config }: Pick<Context, 'config'>,
  db: Db,
  { id, isAdmin }: Pick<UserRow, 'id' | 'isAdmin'>,
  email: string,
): Promise<boolean> {
  if (!isAdmin && isReserved(config, email)) return false;
  const holder = await findUserByEmailInAnyState(db, email);
  return !holder || holder.id === id || isUnverified(holder);
}

/** Whether it is the installation's `ADMIN_EMAIL`. @param email normalized */
function isReserved({ adminEmail }: Context['config'], email: string): boolean {
  return adminEmail !== null && email === asciiEmail(adminEmail).toLowerCase();
}

/** A registration that is still waiting for its code. */
function isUnverified({ emailVerified, isActive, isAdmin }: UserRow): boolean {
  return !emailVerified && isActive && !isAdmin;
}

/** What a link can do. @param callerId who is signed in, if anybody is */
export async function describeLink(
  ctx: Pick<Context, 'config' | 'now'>,
  db: Db,
  found: FoundEmailChange | null,
  callerId: number | null,
): Promise<EmailLink> {
  const state = found ? await stateOf(ctx, db, found) : 'unknown';
  const isNamed = state === 'open' || state === 'confirmed';
  const needsPassword = state === 'open' && callerId !== found?.user.id;
  return { state, email: isNamed && found ? found.change.email : null, needsPassword };
}

async function stateOf(
  ctx: Pick<Context, 'config' | 'now'>,
  db: Db,
  { change: { email, endedAs, epoch, expiresAt }, user }: FoundEmailChange,
): Promise<EmailLinkState> {
  if (!user.isActive) return 'unknown';
  if (endedAs === 'confirmed') return user.email === email ? 'confirmed' : 'unknown';
  if (endedAs === 'replaced') return 'replaced';
  if (epoch !== user.sessionEpoch) return 'outdated';
  if (expiresAt <= ctx.now()) return 'expired';
  return (await isAddressFree(ctx, db, user, email)) ? 'open' : 'taken';
}
