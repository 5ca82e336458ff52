/**
 * Lets one at a time of the same number pass, in the order they came. The database's lock does so for
 * all processes; this one spares it the connections of those that would only wait.
 */
export type RunQueued = <T>(key: number, work: () => Promise<T>) => Promise<T>;

export function createKeyedQueue(): RunQueued {
  const last = new Map<number, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
