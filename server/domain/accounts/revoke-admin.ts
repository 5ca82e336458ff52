import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import { demoteAdmin, findUserByEmail, lockAdmins } from '../../db/users.ts';
import type { System } from '../actor.ts';

export type Revoked = 'revoked' | 'no_admin' | 'unknown' | 'last_admin';

/**
 * Makes an admin an owner like any other, at once on all their devices. The last admin who can sign in
 * stays one, also when two are revoked at the same moment, unless that is forced.
 * @param email in lower case
 */
export async function revokeAdmin(
  { db }: Pick<Context, 'db'>,
  by: System,
  email: string,
  { force }: { force: boolean },
): Promise<Revoked> {
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
