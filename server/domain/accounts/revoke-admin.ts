import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import { demoteAdmin, lockAdmins } from '../../db/admins.ts';
import { findUserByEmail } from '../../db/users.ts';
import type { System } from '../actor.ts';

export type RevokeOutcome = 'revoked' | 'no_admin' | 'unknown' | 'last_admin';

/**
 * Removes admin rights, immediately on all devices. The last admin who can sign in stays one, even if two
 * are revoked at the same moment, unless `force` is set.
 * @param email in lowercase
 */
export async function revokeAdmin(
  { db }: Pick<Context, 'db'>,
  by: System,
  email: string,
  { force }: { force: boolean },
): Promise<RevokeOutcome> {
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const target = admins.find((admin) => admin.email === email);
    if (!target) return (await findUserByEmail(tx, email)) ? 'no_admin' : 'unknown';
    const able = admins.filter(({ isActive, emailVerified }) => isActive && emailVerified);
    const isLast = able.length === 1 && able[0]?.id === target.id;
    if (isLast && !force) return 'last_admin';
    await demoteAdmin(tx, target.id);
    await recordAdminAction(tx, {
      actorKind: by.kind,
      action: 'revoke_admin',
      targetKind: 'user',
      targetId: target.id,
      detail: { by: 'command line', ...(isLast && { last: true }) },
    });
    return 'revoked';
  });
}
