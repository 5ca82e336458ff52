/** Waits for a turn at work that keeps the processor busy. */
export type NextTurn = () => Promise<void>;

/**
 * Lets only some pieces of work into each turn of the event loop, in order of arrival, so that everything
 * else is served between them however much of that work is waiting.
 * @param most pieces of work in one turn
 */
export function createTurns(most: number): NextTurn {
  const waiting: (() => void)[] = [];
  let isScheduled = false;
  const begin = () => {
    isScheduled = false;
    for (const start of waiting.splice(0, most)) start();
    schedule();
  };
  const schedule = () => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(begin);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      schedule();
    });
}
