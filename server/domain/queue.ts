import pLimit from 'p-limit';
import { unavailable } from './domain-error.ts';

/** Queues a task and runs it. @throws DomainError `unavailable` if the queue is full */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

interface Rules {
  parallel: number;
  waiting: number;
  /** The error message when the queue is full. */
  crowded: string;
}

/** Creates a FIFO queue with limits on concurrent and waiting tasks. */
export function createQueue({ parallel, waiting, crowded }: Rules): Queue {
  const limit = pLimit(parallel);
  return async (work) => {
    // Add both counts, since p-limit briefly counts a task as pending even if it can start immediately.
    if (limit.activeCount + limit.pendingCount >= parallel + waiting) throw unavailable(crowded);
    return limit(work);
  };
}
