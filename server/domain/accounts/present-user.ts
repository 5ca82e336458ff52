import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Config } from '../../config/config.ts';
import type { UserRow } from '../../db/users.ts';

/** The only fields of the signed-in user that leave the server. */
export function presentUser(user: UserRow): CurrentUser {
  const { id, name, email, isAdmin, isActive, emailVerified } = user;
  return { id, name, email, isAdmin, isActive, emailVerified };
}

/**
 * An admin without a second factor, where one is required, has an owner's rights until they set it up:
 * everything that asks for `isAdmin` sees an owner.
 */
export function withoutUnprotectedRights(
  { adminSecondFactor }: Pick<Config, 'adminSecondFactor'>,
  user: CurrentUser,
  lacksSecondFactor: boolean,
): CurrentUser {
  const isUnprotected = adminSecondFactor && user.isAdmin && lacksSecondFactor;
  return isUnprotected ? { ...user, isAdmin: false, needsSecondFactor: true } : user;
}
