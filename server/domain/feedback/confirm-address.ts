import type { Confirmation, ConfirmationState } from '../../../contract/feedback-addresses.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  findConfirmation,
  findBusinessNameByAddress,
  insertConfirmedAddress,
  isAddressConfirmed,
  lockBusinessesWithAddress,
  markConfirmationUsed,
  type ConfirmationRow,
} from '../../db/feedback-addresses.ts';
import { readdressMessages } from '../../db/outbox.ts';
import { findUserById, lockUser } from '../../db/users.ts';
import { hashToken } from '../accounts/tokens.ts';
import { DomainError } from '../domain-error.ts';
import { addMoveNotice } from './move-feedback.ts';

/** What the link with this token can do. Changes nothing: mail scanners open links too. */
export async function readConfirmation(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Confirmation> {
  const confirmation = await findConfirmation(ctx.db, hashToken(token));
  return describe(ctx, ctx.db, confirmation);
}

/**
 * Confirms a feedback address for the account that asked: from now on, feedback for its businesses with this
 * address goes there, including what waits, and the account's address is notified. Repeating it has no effect.
 * @throws DomainError `not_proven` if the link cannot do that
 */
export async function confirmAddress(ctx: Context, token: string): Promise<Confirmation> {
  const reply = await ctx.db.transaction(async (tx) => {
    const userId = (await findConfirmation(tx, hashToken(token)))?.userId;
    if (userId !== undefined) await lockUser(tx, userId);
    // Read again: another window may have used it before the lock.
    const confirmation = await findConfirmation(tx, hashToken(token));
    const known = await describe(ctx, tx, confirmation);
    if (!confirmation || known.state !== 'open') return known;
    await confirm(ctx, tx, confirmation);
    return { ...known, state: 'confirmed' as const };
  });
  if (reply.state !== 'confirmed') throw notConfirmable(reply.state);
  ctx.outbox.wake();
  return reply;
}

async function confirm(
  ctx: Context,
  tx: Db,
  { id, userId, email }: ConfirmationRow,
): Promise<void> {
  const withAddress = await lockBusinessesWithAddress(tx, userId, email);
  const [business] = withAddress;
  if (!business) throw notConfirmable('not_needed');
  await markConfirmationUsed(tx, id, ctx.now());
  await insertConfirmedAddress(tx, userId, email, ctx.now());
  const ids = withAddress.map((each) => each.id);
  await readdressMessages(tx, ids, ctx.now());
  const owner = await findUserById(tx, userId);
  if (!owner) throw notConfirmable('unknown');
  const notice = { to: owner.email, by: 'confirmation', newAddress: email } as const;
  const about = { userId, businessId: business.id };
  await addMoveNotice(ctx, tx, about, { ...notice, others: ids.length - 1 });
}

async function describe(
  { now }: Pick<Context, 'now'>,
  db: Db,
  confirmation: ConfirmationRow | null,
): Promise<Confirmation> {
  if (!confirmation) return nameless('unknown');
  const owner = await findUserById(db, confirmation.userId);
  if (!owner?.isActive) return nameless('unknown');
  const { userId, email, usedAt, expiresAt } = confirmation;
  const businessName = await findBusinessNameByAddress(db, userId, email);
  if (businessName === null) return nameless('not_needed');
  const isOwn = email === owner.email && owner.emailVerified;
  if (isOwn || (await isAddressConfirmed(db, userId, email)))
    return { state: 'confirmed', businessName, address: email };
  if (usedAt) return nameless('used');
  if (expiresAt <= now()) return nameless('expired');
  return { state: 'open', businessName, address: email };
}

function nameless(state: ConfirmationState): Confirmation {
  return { state, businessName: null, address: null };
}

const sentences: Record<Exclude<ConfirmationState, 'open' | 'confirmed'>, string> = {
  used: 'This link has already been used. Please ask the business for a new one.',
  expired: 'This link has expired. Please ask the business for a new one.',
  not_needed: 'This address is no longer used for feedback, so there is nothing to confirm.',
  unknown: 'This link is invalid or too old. Please ask the business for a new one.',
};

function notConfirmable(state: ConfirmationState): DomainError {
  const sentence = state === 'open' || state === 'confirmed' ? sentences.unknown : sentences[state];
  return new DomainError('not_proven', sentence);
}
