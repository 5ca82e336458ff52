import type { RawAnswer } from './connection.ts';
import { type Connection, openConnection } from './connection.ts';

export interface Rate {
  port: number;
  perSecond: number;
  seconds: number;
  /** Connections at most; a request that finds none waits for one, and its time counts. */
  connections: number;
}

/** How long to wait for requests in progress when the time is over: long enough for a busy machine. */
const drainMs = 180_000;
const tickMs = 2;

/**
 * Offers requests at a fixed rate, whether or not the earlier ones have been answered.
 * @param next the next request, as HTTP/1.1
 * @param note gets each answer, with the milliseconds since the request was due
 */
export async function generate<Request extends { text: string }>(
  { port, perSecond, seconds, connections }: Rate,
  next: () => Request,
  note: (request: Request, answer: RawAnswer, milliseconds: number) => void,
): Promise<{ offered: number; unanswered: number }> {
  const idle: Connection[] = [];
  const waiting: { request: Request; due: number }[] = [];
  let offered = 0;
  let open = 0;
  let underWay = 0;

  const discard = (connection: Connection) => {
    connection.close();
    open -= 1;
  };
  const serve = async (connection: Connection) => {
    for (let due = waiting.shift(); due; due = waiting.shift()) {
      underWay += 1;
      const answer = await connection.send(due.request.text);
      underWay -= 1;
      note(due.request, answer, performance.now() - due.due);
      if (!connection.isUsable()) return discard(connection);
    }
    idle.push(connection);
  };
  const dispatch = () => {
    while (waiting.length > 0) {
      const connection = idle.pop();
      if (connection && !connection.isUsable()) discard(connection);
      else if (connection) void serve(connection);
      else if (open < connections) {
        open += 1;
        void serve(openConnection(port));
      } else return;
    }
  };

  const start = performance.now();
  await untilDone(() => {
    const now = performance.now();
    const due = Math.min(now - start, seconds * 1000) * (perSecond / 1000);
    for (; offered < due; offered += 1) waiting.push({ request: next(), due: now });
    dispatch();
    if (now - start < seconds * 1000) return false;
    return (waiting.length === 0 && underWay === 0) || now - start > seconds * 1000 + drainMs;
  });
  const unanswered = waiting.length + underWay;
  waiting.length = 0;
  for (const connection of idle) connection.close();
  return { offered, unanswered };
}

function untilDone(tick: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    if (!tick()) return;
    clearInterval(timer);
    resolve();
  }, tickMs);
  return promise;
}
