import { createHash } from 'node:crypto';
import type { BusinessRow } from '../../db/businesses.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Names what the edit form shows of a business as it is now: 22 letters of a SHA-256, the same for the
 * same content. Whether its page is open, its phrases and its numbers play no part.
 */
export function revisionOf(business: BusinessRow): string {
  const { name, nickname, city, state, contactName, feedbackEmail } = business;
  const { reviewUrl, facebookUrl, logoHash, categories } = business;
  const content = [
    [name, nickname, city, state, contactName, feedbackEmail],
    [reviewUrl, facebookUrl, logoHash, categories],
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/**
 * @param revision that a change was made on; without one, any will do.
 * @throws DomainError `stale_revision` where the business is another one by now
 */
export function expectRevision(business: BusinessRow, revision: string | undefined): void {
  if (revision === undefined || revision === revisionOf(business)) return;
  throw new DomainError(
    'stale_revision',
    'This business was changed in another window or by somebody else since you opened it.',
  );
}
