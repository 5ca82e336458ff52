import { isMissingReference } from '../../db/statement-error.ts';
import { notFound } from '../domain-error.ts';

/**
 * What is written for a business that was there a moment ago.
 * @throws DomainError `not_found` where it is deleted in that moment
 */
export async function notFoundIfDeleted<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw isMissingReference(error) ? notFound('This business') : error;
  }
}
