import type { BusinessRow } from '../../../db/businesses.ts';
import { signedIn, type Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { editable } from '../editable-business.ts';

/**
 * The business found by a query, if it is the actor's own: admins can't choose for others.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function ownBusiness(
  actor: Actor,
  find: () => Promise<BusinessRow | null>,
): Promise<BusinessRow> {
  const business = await editable(actor, find);
  if (business.userId === signedIn(actor).id) return business;
  throw new DomainError('forbidden', 'Only the owner of this business can do this.');
}
