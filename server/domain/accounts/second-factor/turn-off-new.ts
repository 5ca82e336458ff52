import { DAY } from '../../../../contract/durations.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { deleteFactors } from '../../../db/second-factors.ts';
import type { UserRow } from '../../../db/users.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { addAccountEmail } from '../account-emails.ts';

/** How long a password reset by email also turns two-step sign-in off. */
const newDays = 7;

/**
 * Turns two-step sign-in off, in the transaction of a password reset, if it was turned on only days ago:
 * somebody with a stolen password may have done that, and the owner could never sign in again. An account
 * that has had it for longer keeps it, so that the mailbox alone does not open it.
 * @returns whether it was turned off
 */
export async function turnOffIfNew(ctx: Context, tx: Db, user: UserRow): Promise<boolean> {
  const { id, twoStepSince: since, email: to, name } = user;
  if (since === null || ctx.now().getTime() - since.getTime() >= newDays * DAY) return false;
  if ((await deleteFactors(tx, id)) === 0) return false;
  const payload = { to, name, change: 'turned_off_by_reset' as const };
  await addAccountEmail(ctx, tx, 'second_factor_changed', payload);
  logSecurityEvent(ctx, 'second-factor-removed', { userId: id });
  return true;
}
