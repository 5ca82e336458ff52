import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many ones to add, by their label. */
export type Increments = ReadonlyMap<string | undefined, number>;

/**
 * Adds one to what `name` stands for.
 * @param add adds these ones in a single statement; those of concurrent calls are interchangeable
 * @param label what the statement should know about this one. It doesn't separate statements, so visitors
 * may choose it.
 * @returns resolves once the statement that contains this one has been committed
 */
export type Increment = (
  name: string,
  add: (increments: Increments) => Promise<void>,
  label?: string,
) => Promise<void>;

/**
 * Combines concurrent increments of the same row, which PostgreSQL commits one after the other: while a
 * statement for it is running, those that arrive wait and share the next one. None joins a statement that
 * has been sent, so each is counted exactly once. If a statement fails, so do all that joined it, and
 * nothing of them is counted.
 */
export function combineIncrements(): Increment {
  const running = new Map<string, Promise<void>>();
  const unsent = new Map<
    string,
    { increments: Map<string | undefined, number>; added: Promise<void> }
  >();

  const send = async (name: string, add: (increments: Increments) => Promise<void>) => {
    await (running.get(name) ?? nextTurn());
    const { increments = new Map() } = unsent.get(name) ?? {};
    unsent.delete(name);
    const adding = add(increments);
    const ended = adding.then(
      () => void running.delete(name),
      () => void running.delete(name),
    );
    running.set(name, ended);
    return adding;
  };

  return (name, add, label) => {
    const joined = unsent.get(name);
    if (joined) {
      joined.increments.set(label, (joined.increments.get(label) ?? 0) + 1);
      return joined.added;
    }
    const added = send(name, add);
    unsent.set(name, { increments: new Map([[label, 1]]), added });
    return added;
  };
}

/** All of them together. */
export function totalOf(increments: Increments): number {
  return [...increments.values()].reduce((sum, one) => sum + one, 0);
}
