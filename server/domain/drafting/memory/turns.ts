import { performance } from 'node:perf_hooks';

/** Waits for a turn at work that keeps the processor busy. */
export type NextTurn = () => Promise<void>;

/**
 * Turns of the event loop after each piece of work. Node accepts one new connection per turn, so more
 * of them let more people in; a turn in which nothing happens costs next to nothing.
 */
const turnsBetween = 8;

/**
 * Lets in one piece of work at a time, in order of arrival. After each, everything else is served for
 * several turns of the event loop, or for as long as the work took: half of the processor's time if
 * there is much of both.
 */
export function createTurns(now: () => number = () => performance.now()): NextTurn {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  const letNextIn = () => {
    const start = waiting.shift();
    isBusy = start !== undefined;
    if (!start) return;
    const startedAt = now();
    start();
    // The work is done by the time of the next turn.
    setImmediate(() => {
      const endedAt = now();
      serveOthers(turnsBetween, endedAt + (endedAt - startedAt));
    });
  };
  const serveOthers = (turns: number, until: number) => {
    if (turns === 0 || now() > until) letNextIn();
    else setImmediate(serveOthers, turns - 1, until);
  };

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isBusy) letNextIn();
    });
}
