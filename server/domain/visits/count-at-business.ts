import { findBusinessById } from '../../db/businesses.ts';
import { timeLimits } from '../../db/time-limits.ts';
import type { BaseContext } from '../base-context.ts';
import { isOpen } from '../businesses/present-business.ts';
import { notFoundIfDeleted } from '../businesses/not-found-if-deleted.ts';
import { notFound } from '../domain-error.ts';
import { createDeadline } from '../deadline.ts';

/**
 * Counts something that visitors do at a business. An inactive business's visits are not counted.
 * @param add counts it; it does not begin if the database took too long before
 * @throws DomainError `not_found`; DatabaseTimeout
 */
export async function countAtBusiness(
  { db }: Pick<BaseContext, 'db'>,
  businessId: number,
  add: () => Promise<void>,
): Promise<void> {
  // Visitors send far more of these than anything else: they must not fill the process in an outage.
  const deadline = createDeadline(timeLimits.connection);
  const business = await deadline.answered(findBusinessById(db, businessId));
  if (!business) throw notFound('This business');
  if (isOpen(business)) await deadline.answered(notFoundIfDeleted(add()));
}
