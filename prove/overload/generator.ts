/**
 * Offers requests at a fixed rate, whether or not the earlier ones have been answered, in a process of its
 * own. Its parent sends an `Offer` and gets a `Result`.
 */
import type { StagedBusiness } from '../stage/people.ts';
import { type Connection, openConnection } from './connection.ts';
import { type Mix, nextRequest, type NextRequest } from './requests.ts';

export interface Offer {
  port: number;
  perSecond: number;
  seconds: number;
  /** Connections at most; a request that finds none waits for one, and its time counts. */
  connections: number;
  mix: Mix;
  businesses: StagedBusiness[];
}

export interface Result {
  offered: number;
  /** Milliseconds from when each was due to its response. */
  accepted: number[];
  refused: number[];
  /** 503 without Retry-After, other statuses, lost connections. */
  failed: Record<string, number>;
  unanswered: number;
  draftsGiven: number;
  seconds: number;
}

/** How long to wait for what is under way when the time is over. */
const drainMs = 15_000;
const tickMs = 2;

process.on('message', (offer: Offer) => {
  void generate(offer).then((result) => process.send?.({ result }));
});
process.once('disconnect', () => process.exit());

async function generate(offer: Offer): Promise<Result> {
  const { port, perSecond, seconds, connections, mix, businesses } = offer;
  const result: Result = {
    offered: 0,
    accepted: [],
    refused: [],
    failed: {},
    unanswered: 0,
    draftsGiven: 0,
    seconds,
  };
  const idle: Connection[] = [];
  const waiting: { request: NextRequest; due: number }[] = [];
  let open = 0;
  let underWay = 0;

  const discard = (connection: Connection) => {
    connection.close();
    open -= 1;
  };
  const serve = async (connection: Connection) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      underWay += 1;
      const { status, hasRetryAfter } = await connection.send(next.request.text);
      underWay -= 1;
      record(result, next, status, hasRetryAfter);
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
    for (; result.offered < due; result.offered += 1)
      waiting.push({ request: nextRequest(mix, businesses), due: now });
    dispatch();
    if (now - start < seconds * 1000) return false;
    return (waiting.length === 0 && underWay === 0) || now - start > seconds * 1000 + drainMs;
  });
  result.unanswered = waiting.length + underWay;
  waiting.length = 0;
  for (const connection of idle) connection.close();
  return result;
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

function record(
  result: Result,
  { request, due }: { request: NextRequest; due: number },
  status: number,
  hasRetryAfter: boolean,
): void {
  const milliseconds = performance.now() - due;
  if (status === 200) {
    result.accepted.push(milliseconds);
    if (request.step === 'draft') result.draftsGiven += 1;
  } else if (status === 503 && hasRetryAfter) result.refused.push(milliseconds);
  else result.failed[status] = (result.failed[status] ?? 0) + 1;
}
