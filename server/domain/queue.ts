import pLimit from 'p-limit';
import { DomainError } from './domain-error.ts';

/** Runs a piece of work when its turn comes. @throws DomainError `unavailable` when too many wait already */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

interface Rules {
  parallel: number;
  waiting: number;
  /** What those are told who come when too many wait. */
  crowded: string;
}

/** First come, first served: so many at a time, and no more than so many that wait. */
export function createQueue({ parallel, waiting, crowded }: Rules): Queue {
  const limit = pLimit(parallel);
  return async (work) => {
    // Together: what may begin at once is pending for a moment, too.
    if (limit.activeCount + limit.pendingCount >= parallel + waiting)
      throw new DomainError('unavailable', crowded, { retryAfter: 2 });
    return limit(work);
  };
}
