/** Adds a task to the next batch of its key. */
export type AddToBatch<Key, Task> = (key: Key, task: Task) => void;

/**
 * Collects tasks by key and runs them in batches, in order of arrival: one batch of a key at a time, and
 * what arrives meanwhile waits for the next.
 * @param run handles a batch; it must not throw
 * @param most tasks in one batch
 */
export function createBatches<Key, Task>(
  run: (key: Key, tasks: readonly Task[]) => Promise<void>,
  most: number,
): AddToBatch<Key, Task> {
  const waiting = new Map<Key, Task[]>();

  const runAll = async (key: Key, tasks: Task[]) => {
    while (tasks.length > 0) await run(key, tasks.splice(0, most));
    waiting.delete(key);
  };

  return (key, task) => {
    const tasks = waiting.get(key);
    if (tasks) {
      tasks.push(task);
      return;
    }
    const first = [task];
    waiting.set(key, first);
    void runAll(key, first);
  };
}
