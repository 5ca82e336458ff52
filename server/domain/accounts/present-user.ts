import type { CurrentUser } from '../../../contract/accounts.ts';
import type { UserRow } from '../../db/users.ts';

/** What leaves the server about the signed-in user; nothing else does. */
export function presentUser(user: UserRow): CurrentUser {
  const { id, name, email, isAdmin, isActive, emailVerified } = user;
  return { id, name, email, isAdmin, isActive, emailVerified };
}
