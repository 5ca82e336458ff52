import type { AdminUser } from '../../../contract/admin.ts';
import type { AdminUserRow } from '../../db/admin-users.ts';
import { goneAt } from '../deletion/period.ts';

/** What admins see of a user. */
export function presentUserToAdmin(user: AdminUserRow): AdminUser {
  const { id, name, email, isAdmin, isActive, emailVerified, businesses } = user;
  const { createdAt, deletedAt } = user;
  return {
    id,
    name,
    email,
    isAdmin,
    isActive,
    emailVerified,
    businesses,
    createdAt: createdAt.toISOString(),
    ...(deletedAt && { goneAt: goneAt(deletedAt).toISOString() }),
  };
}
