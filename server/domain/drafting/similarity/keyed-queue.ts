/**
 * Runs one task at a time per key, in order of arrival. The database lock does the same across
 * processes; this queue keeps waiting tasks from holding connections.
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
