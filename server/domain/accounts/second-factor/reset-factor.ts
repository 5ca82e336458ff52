import type { Context } from '../../../context.ts';
import { recordAdminAction } from '../../../db/audit.ts';
import { deleteFactors } from '../../../db/second-factors.ts';
import { deleteSessionsOf } from '../../../db/sessions.ts';
import { lockUserByEmail, raiseEpoch } from '../../../db/users.ts';
import type { System } from '../../actor.ts';
import { addAccountEmail } from '../account-emails.ts';

export type ResetFactorOutcome = 'reset' | 'no_factor' | 'deleted' | 'unknown';

/**
 * Removes every second factor and recovery code of an account whose owner lost them, from the command
 * line; ends its sessions, and tells the owner.
 * @param email in lowercase
 */
export async function resetFactor(
  ctx: Pick<Context, 'db' | 'outbox'>,
  by: System,
  email: string,
): Promise<ResetFactorOutcome> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return 'unknown';
    if (user.deletedAt) return 'deleted';
    if ((await deleteFactors(tx, user.id)) === 0) return 'no_factor';
    await raiseEpoch(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await recordAdminAction(tx, {
      actorKind: by.kind,
      action: 'reset_second_factor',
      targetKind: 'user',
      targetId: user.id,
      detail: { by: 'command line' },
    });
    const payload = { to: user.email, name: user.name, change: 'factors_reset' as const };
    await addAccountEmail(ctx, tx, 'second_factor_changed', payload);
    return 'reset';
  });
}
