import type { BaseContext } from '../base-context.ts';
import { isDatabaseTrouble } from '../../db/database-trouble.ts';
import { isMissingReference } from '../../db/statement-error.ts';
import type { Deadline } from '../deadline.ts';
import { DomainError, notFound } from '../domain-error.ts';

/**
 * Runs work that a draft can do without: if `work` fails or the draft's deadline passes, `fallback` runs
 * instead. Late work must not change anything, so it checks `isLate` before it writes.
 */
export type BestEffort = <T>(
  deadline: Deadline,
  work: (isLate: () => boolean) => Promise<T>,
  fallback: () => T,
  progress?: () => number,
) => Promise<T>;

/**
 * The work is not even tried while the database is known not to answer. Logs an outage once when it starts,
 * not once per draft. Programming errors aren't outages: each one is logged, and the visitor still gets a
 * draft.
 * @param isDatabaseOut whether the database did not answer a moment ago
 * @throws DomainError `not_found` if the business was deleted in the meantime; the work's own
 */
export function createBestEffort(
  log: BaseContext['log'],
  isDatabaseOut: () => boolean,
): BestEffort {
  let isOut = false;
  return async (deadline, work, fallback, progress) => {
    if (isDatabaseOut() || deadline.hasPassed()) return fallback();
    try {
      const result = await withTimeout(deadline, work, progress);
      isOut = false;
      return result;
    } catch (error) {
      // The call is refused, whatever the state of the database.
      if (error instanceof DomainError) throw error;
      // The business was deleted while its draft was being written; not an outage.
      if (isMissingReference(error)) throw notFound('This business');
      if (isProgrammingError(error)) {
        log.error({ err: error }, 'a draft was written again, without its memory');
        return fallback();
      }
      const level = isDatabaseTrouble(error) ? 'warn' : 'error';
      if (!isOut) log[level]({ err: error }, 'drafts are given without the database');
      isOut = true;
      return fallback();
    }
  };
}

/** The JavaScript engine throws these; database drivers don't. */
function isProgrammingError(error: unknown): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}

async function withTimeout<T>(
  deadline: Deadline,
  work: (isLate: () => boolean) => Promise<T>,
  progress?: () => number,
): Promise<T> {
  let hasEnded = false;
  try {
    return await deadline.answered(
      work(() => hasEnded),
      progress,
    );
  } finally {
    hasEnded = true;
  }
}
