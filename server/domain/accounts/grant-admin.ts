import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import { promoteToAdmin } from '../../db/admins.ts';
import { lockUserByEmail } from '../../db/users.ts';
import type { System } from '../actor.ts';

/** Whether the account is an admin now, and if not, why. */
export type GrantOutcome =
  | 'granted'
  | 'already_admin'
  | 'unknown'
  | 'deleted'
  | 'unverified'
  | 'deactivated';

/**
 * Makes an account an admin, from the command line. The account must be able to sign in: verified and
 * active.
 * @param email in lowercase
 */
export async function grantAdmin(
  { db }: Pick<Context, 'db'>,
  by: System,
  email: string,
): Promise<GrantOutcome> {
  return db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return 'unknown';
    if (user.deletedAt) return 'deleted';
    if (!user.emailVerified) return 'unverified';
    if (!user.isActive) return 'deactivated';
    const targetId = await promoteToAdmin(tx, email);
    if (targetId === null) return 'already_admin';
    await recordAdminAction(tx, {
      actorKind: by.kind,
      action: 'grant_admin',
      targetKind: 'user',
      targetId,
      detail: { by: 'command line' },
    });
    return 'granted';
  });
}
