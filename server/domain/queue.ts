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
  const next: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < parallel) running += 1;
    else if (next.length < waiting) await new Promise<void>((resolve) => next.push(resolve));
    else throw new DomainError('unavailable', crowded, { retryAfter: 2 });
  };
  // Each task that finishes hands its slot to the next, so that no other can slip in.
  const leave = () => {
    const first = next.shift();
    if (first) first();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
