/**
 * Lets one at a time of the same number pass, in the order they came. The database's lock does so for
 * all processes; this one spares it the connections of those that would only wait.
 */
export type TakeTurns = <T>(of: number, work: () => Promise<T>) => Promise<T>;

export function createTurns(): TakeTurns {
  const last = new Map<number, Promise<unknown>>();
  return async (of, work) => {
    const before = last.get(of) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(of, mine);
    try {
      return await mine;
    } finally {
      if (last.get(of) === mine) last.delete(of);
    }
  };
}
