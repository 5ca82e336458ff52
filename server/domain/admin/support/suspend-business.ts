import type { Suspension } from '../../../../contract/suspension.ts';
import type { Context } from '../../../context.ts';
import { findBusinessOwner, setSuspension } from '../../../db/business-support.ts';
import { lockBusiness, lockOwnerOf, type BusinessRow } from '../../../db/businesses.ts';
import type { Db } from '../../../db/client.ts';
import { addAccountEmail } from '../../accounts/account-emails.ts';
import { adminOnly, type Actor, type Admin } from '../../actor.ts';
import { notFound } from '../../domain-error.ts';
import { recordWebAction } from '../record-web-action.ts';

interface Suspended {
  id: number;
  suspension: Suspension | null;
}

/**
 * Suspends a business: its page becomes inactive, and only an admin can lift that, whatever its owner sets.
 * The owner gets an email with the reason. Suspending it again with another reason replaces that.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function suspendBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Suspended> {
  return changeSuspension(ctx, adminOnly(actor), id, reason);
}

/** The page becomes what its owner had set. @throws DomainError like `suspendBusiness` */
export async function liftSuspension(ctx: Context, actor: Actor, id: number): Promise<Suspended> {
  return changeSuspension(ctx, adminOnly(actor), id, null);
}

/** Does nothing if it is in that state already: people click twice. */
async function changeSuspension(
  ctx: Context,
  admin: Admin,
  id: number,
  reason: string | null,
): Promise<Suspended> {
  const suspendedAt = await ctx.db.transaction(async (tx) => {
    await lockOwnerOf(tx, id);
    const business = await lockBusiness(tx, id);
    if (!business) throw notFound('This business');
    if (business.suspendedReason === reason) return business.suspendedAt;
    const at = reason === null ? null : ctx.now();
    await setSuspension(tx, id, at, reason);
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action: reason === null ? 'lift_suspension' : 'suspend_business',
      targetKind: 'business',
      targetId: id,
      ...(reason !== null && { detail: { reason } }),
    });
    await notifyOfSuspension(ctx, tx, business, reason);
    return at;
  });
  ctx.outbox.wake();
  const at = suspendedAt?.toISOString();
  return { id, suspension: at !== undefined && reason !== null ? { reason, at } : null };
}

async function notifyOfSuspension(
  ctx: Context,
  tx: Db,
  { id, name: businessName }: BusinessRow,
  reason: string | null,
): Promise<void> {
  const owner = await findBusinessOwner(tx, id);
  if (!owner) throw new Error('The business that is being changed has no owner.');
  const payload = { to: owner.email, name: owner.name, businessName, reason };
  await addAccountEmail(ctx, tx, 'business_suspended', payload);
}
