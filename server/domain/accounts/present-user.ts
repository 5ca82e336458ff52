import type { CurrentUser } from '../../../contract/accounts.ts';
import type { UserRow } from '../../db/users.ts';

/** The only fields of the signed-in user that leave the server. */
export function presentUser(user: UserRow): CurrentUser {
  const { id, name, email, isAdmin, isActive, emailVerified } = user;
  return { id, name, email, isAdmin, isActive, emailVerified };
}
