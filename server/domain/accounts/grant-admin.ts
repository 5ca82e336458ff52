import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import { findUserByEmail, promoteToAdmin } from '../../db/users.ts';
import type { System } from '../actor.ts';

/** Why there is an admin now, or none. */
export type Granted = 'granted' | 'already_admin' | 'unknown' | 'unproven' | 'deactivated';

/**
 * Makes an account an admin, as asked by the person who runs the installation. The account must be able
 * to sign in: its address is proven, and it is active.
 * @param email in lower case
 */
export async function grantAdmin(
  { db }: Pick<Context, 'db'>,
  by: System,
  email: string,
): Promise<Granted> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return 'unknown';
    if (!user.emailVerified) return 'unproven';
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
