import { createHash } from 'node:crypto';
import type { BusinessRow } from '../../db/businesses.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Identifies the state of a business that the edit form shows: 22 characters of a SHA-256, the same for the
 * same content. Its active setting, phrases and counts are not included.
 */
export function revisionOf(business: BusinessRow): string {
  const { name, nickname, city, state, contactName, feedbackEmail } = business;
  const { reviewUrl, facebookUrl, logoHash, categories, timeZone } = business;
  const content = [
    [name, nickname, city, state, contactName, feedbackEmail],
    [reviewUrl, facebookUrl, logoHash, categories],
    ...(timeZone === null ? [] : [[timeZone]]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** @param revision the revision a change is based on; not checked if undefined. */
export function isCurrent(business: BusinessRow, revision: string | undefined): boolean {
  return revision === undefined || revision === revisionOf(business);
}

/**
 * @param revision the revision a change is based on; not checked if undefined.
 * @throws DomainError `stale_revision` if the business has changed since
 */
export function expectRevision(business: BusinessRow, revision: string | undefined): void {
  if (isCurrent(business, revision)) return;
  throw new DomainError(
    'stale_revision',
    'This business was changed in another window or by someone else since you opened it.',
  );
}
