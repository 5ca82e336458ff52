import { unavailable } from './domain-error.ts';

/**
 * Runs one task per account at a time, accounts taking turns. @throws DomainError `unavailable` if too many
 * are waiting
 */
export type FairQueue = <T>(account: number, work: () => Promise<T>) => Promise<T>;

interface Rules {
  parallel: number;
  waiting: number;
  /** The error message when the queue is full. */
  crowded: string;
}

interface Task {
  run: () => Promise<void>;
  refuse: () => void;
}

/**
 * When it is full, the account with the most waiting tasks gives up its last one: nobody can fill the queue
 * for the others.
 */
export function createFairQueue({ parallel, waiting, crowded }: Rules): FairQueue {
  /** Waiting tasks by account; the account whose turn is next comes first. */
  const tasksOf = new Map<number, Task[]>();
  const running = new Set<number>();

  const startNext = () => {
    if (running.size >= parallel) return;
    const next = [...tasksOf].find(([account]) => !running.has(account));
    if (next) start(...next);
  };
  const start = (account: number, tasks: Task[]) => {
    const task = tasks.shift();
    if (tasks.length === 0) tasksOf.delete(account);
    running.add(account);
    void task?.run().then(() => {
      running.delete(account);
      moveToEnd(account);
      startNext();
    });
    startNext();
  };
  const moveToEnd = (account: number) => {
    const tasks = tasksOf.get(account);
    tasksOf.delete(account);
    if (tasks) tasksOf.set(account, tasks);
  };
  const dropOneOfMost = () => {
    const [account, tasks] = longest([...tasksOf]);
    tasks.pop()?.refuse();
    if (tasks.length === 0) tasksOf.delete(account);
  };
  return (account, work) =>
    new Promise((resolve, reject) => {
      const task: Task = {
        run: () => work().then(resolve, reject),
        refuse: () => reject(unavailable(crowded)),
      };
      const own = tasksOf.get(account);
      if (own) own.push(task);
      else tasksOf.set(account, [task]);
      startNext();
      if ([...tasksOf.values()].flat().length > waiting) dropOneOfMost();
    });
}

/** Of equally long ones the last, which waits for the shortest time. */
function longest(queues: [account: number, tasks: Task[]][]): [number, Task[]] {
  return queues.reduce((one, other) => (other[1].length >= one[1].length ? other : one));
}
