import { lockOwnerOf, type BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { lockDeletableBusiness } from '../../db/deletion.ts';
import { signedIn, type Actor } from '../actor.ts';
import { ownBusiness } from '../businesses/editable-business.ts';

/**
 * One of the caller's own businesses, deleted or not, locked with its owner. Admins don't delete other
 * people's businesses: they deactivate them, or delete the account.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function lockOwnBusiness(tx: Db, actor: Actor, id: number): Promise<BusinessRow> {
  const { id: userId } = signedIn(actor);
  await lockOwnerOf(tx, id);
  return ownBusiness(actor, () => lockDeletableBusiness(tx, id, userId));
}
