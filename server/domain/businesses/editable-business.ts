import type { BusinessRow } from '../../db/businesses.ts';
import { signedIn, type Actor } from '../actor.ts';
import { notFound, DomainError } from '../domain-error.ts';

/** Owners can see and change their own businesses, admins those of everyone. */
export function mayEdit(actor: Actor, { userId }: Pick<BusinessRow, 'userId'>): boolean {
  return actor.kind === 'user' && (actor.isAdmin || actor.id === userId);
}

/**
 * The business found by a query, if the actor may change it; the one check before every write.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function editable<Business extends Pick<BusinessRow, 'userId'>>(
  actor: Actor,
  find: () => Promise<Business | null>,
): Promise<Business> {
  signedIn(actor);
  const business = await find();
  if (!business) throw notFound('This business');
  if (mayEdit(actor, business)) return business;
  throw onlyForOwner();
}

/**
 * The business found by a query, if it is the actor's own: admins can't do this for others.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function ownBusiness<Business extends Pick<BusinessRow, 'userId'>>(
  actor: Actor,
  find: () => Promise<Business | null>,
): Promise<Business> {
  const business = await editable(actor, find);
  if (business.userId === signedIn(actor).id) return business;
  throw onlyForOwner();
}

function onlyForOwner(): DomainError {
  return new DomainError('forbidden', 'Only the owner of this business can do this.');
}
