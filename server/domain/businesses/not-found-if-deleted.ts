import { isMissingReference } from '../../db/statement-error.ts';
import { notFound } from '../domain-error.ts';

/**
 * Awaits a write that refers to a business.
 * @throws DomainError `not_found` if the business has just been deleted
 */
export async function notFoundIfDeleted<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw isMissingReference(error) ? notFound('This business') : error;
  }
}
