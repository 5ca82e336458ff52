import { SECOND } from '../../../contract/durations.ts';
import type { BaseContext } from '../base-context.ts';
import { isMissingReference } from '../../db/statement-error.ts';
import { inTime } from '../time-limit.ts';
import { notFound } from '../domain-error.ts';

/** Milliseconds. A visitor waits no longer than this for what a draft can do without. */
export const timeout = 3 * SECOND;

/**
 * Does what a draft can do without: where `work` fails or takes too long, `without` takes its place.
 * Work that is late must change nothing any more, and asks `isLate` before it does.
 */
export type BestEffort = <T>(
  work: (isLate: () => boolean) => Promise<T>,
  fallback: () => T,
) => Promise<T>;

/**
 * An outage of the database is logged when it begins, not once a draft. A mistake in our own code is
 * no outage: it is logged each time, as what it is, and the visitor gets a draft all the same.
 * @throws DomainError `not_found` where the business is gone by then
 */
export function createBestEffort(log: BaseContext['log']): BestEffort {
  let isOut = false;
  return async (work, fallback) => {
    try {
      const result = await withTimeout(work);
      isOut = false;
      return result;
    } catch (error) {
      // Deleted while its draft was written; nothing is out of order.
      if (isMissingReference(error)) throw notFound('This business');
      if (isProgrammingError(error)) {
        log.error({ err: error }, 'a draft was written again, without its memory');
        return fallback();
      }
      if (!isOut) log.error({ err: error }, 'drafts are neither remembered nor counted');
      isOut = true;
      return fallback();
    }
  };
}

/** What the engine throws at wrong code, which no driver of a database does. */
function isProgrammingError(error: unknown): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}

async function withTimeout<T>(work: (isLate: () => boolean) => Promise<T>): Promise<T> {
  let isLate = false;
  return inTime(
    work(() => isLate),
    timeout,
    () => {
      isLate = true;
      throw new Error(`The database took longer than ${timeout} ms.`);
    },
  );
}
