import { performance } from 'node:perf_hooks';

interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Milliseconds for which the event loop has had nothing to do, since it started. */
  idle(): number;
}

const systemClock: Clock = {
  now: () => performance.now(),
  idle: () => performance.eventLoopUtilization().idle,
};

/**
 * Measures how long a request that arrives now has probably waited for the event loop: the milliseconds
 * that its turn has taken so far, or that the turn before took, whichever is longer. Node's own
 * `monitorEventLoopDelay` and `@fastify/under-pressure` take samples every 10 ms to 1 s, which is late by
 * hundreds of requests; this takes a microsecond per turn that has requests, and nothing in others.
 */
export function createLoopDelay({ now, idle }: Clock = systemClock): () => number {
  let isMeasuring = false;
  let turnStart = 0;
  let lastTurn = 0;
  let idleAtEnd = -1;
  const endTurn = () => {
    const end = now();
    lastTurn = end - turnStart;
    turnStart = end;
    idleAtEnd = idle();
    isMeasuring = false;
  };
  return () => {
    const current = now();
    if (!isMeasuring) {
      isMeasuring = true;
      // After the requests that are readable in this turn.
      setImmediate(endTurn);
      // The loop had nothing to do in between, so nothing was waiting.
      if (idle() !== idleAtEnd) {
        turnStart = current;
        lastTurn = 0;
      }
    }
    return Math.max(current - turnStart, lastTurn);
  };
}
