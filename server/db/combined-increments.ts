import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Adds one to what `name` stands for.
 * @param add adds a number of ones in a single statement; those of concurrent calls are interchangeable
 * @returns resolves once the statement that contains this one has been committed
 */
export type Increment = (name: string, add: (by: number) => Promise<void>) => Promise<void>;

/**
 * Combines concurrent increments of the same row, which PostgreSQL commits one after the other: while a
 * statement for it is running, those that arrive wait and share the next one. None joins a statement that
 * has been sent, so each is counted exactly once. If a statement fails, so do all that joined it, and
 * nothing of them is counted.
 */
export function combineIncrements(): Increment {
  const running = new Map<string, Promise<void>>();
  const unsent = new Map<string, { by: number; added: Promise<void> }>();

  const send = async (name: string, add: (by: number) => Promise<void>) => {
    await (running.get(name) ?? nextTurn());
    const { by = 0 } = unsent.get(name) ?? {};
    unsent.delete(name);
    const adding = add(by);
    const ended = adding.then(
      () => void running.delete(name),
      () => void running.delete(name),
    );
    running.set(name, ended);
    return adding;
  };

  return (name, add) => {
    const joined = unsent.get(name);
    if (joined) {
      joined.by += 1;
      return joined.added;
    }
    const added = send(name, add);
    unsent.set(name, { by: 1, added });
    return added;
  };
}
