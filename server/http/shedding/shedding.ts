import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { api } from '../../../contract/api.ts';
import type { Context } from '../../context.ts';
import type { ShedReason } from '../../metrics/label-values.ts';
import type { TransportConfig } from '../security-headers.ts';
import { hasBody } from '../has-body.ts';
import { wantsJson } from '../wants-json.ts';
import { limitConnectionsPerIp } from './connections-per-ip.ts';
import { createLoopDelay } from './loop-delay.ts';
import { createOverloadLog } from './overload-log.ts';
import { createRefusal } from './refusal.ts';

/** Where the numbers come from: `docs/decisions/0022-shedding-load.md`. */
export const loadLimits = {
  /** Requests in progress in this process, to bound memory: waiting for a database or a model is cheap. */
  inProgress: 1_000,
  /** Up to this many at work are accepted even if the event loop is late: after a garbage collection, say. */
  always: 100,
  /** Milliseconds that a request may have waited for the event loop. */
  delay: 15,
  /** Unanswered requests of one connection. Browsers send one at a time over HTTP/1.1, and so do proxies. */
  perConnection: 16,
  /** Queries waiting for a connection to the database, which has 20. */
  queries: 200,
  /** Connections of one server; Node closes further ones as soon as it has accepted them. */
  connections: 5_000,
} as const;

type Parts = Pick<Context, 'log' | 'metrics'> & {
  pool: Pick<Context['pool'], 'waitingCount'>;
  drafts: Pick<Context['drafts'], 'isCrowded' | 'isOut'>;
  config: TransportConfig & Pick<Context['config'], 'limits' | 'trustProxy'>;
  /** Answers on a connection whose requests are no longer read. */
  cutOff: (socket: Duplex) => void;
  /** Milliseconds that a request arriving now has waited; tests pass their own. */
  delay?: () => number;
};

/**
 * Refuses with 503 what the process cannot answer soon, before Fastify sees it: a request in a queue
 * delays all others, and a refusal costs a fraction of an answer.
 * @returns sets up one server; all of them share the counts
 */
export function createLoadShedding(parts: Parts): (server: Server) => void {
  const { config, log, metrics, pool, drafts, cutOff, delay = createLoopDelay() } = parts;
  const refuse = createRefusal(config);
  const report = createOverloadLog(log);
  const unanswered = new WeakMap<Duplex, number>();
  const cut = new WeakSet<Duplex>();
  let inProgress = 0;
  /** Those whose bodies have arrived: what waits for its client cannot be what makes the loop late. */
  let atWork = 0;

  const count = (reason: ShedReason) => {
    metrics.shedRequests.inc({ reason });
    report(reason);
  };
  const reasonToRefuse = (request: IncomingMessage): ShedReason | null => {
    if (isForMonitoring(request)) return null;
    if (inProgress >= loadLimits.inProgress) return 'in_progress';
    // Measured for every request: the first one of a turn begins the measurement.
    // Assets are never refused for lateness: they cost little, and an accepted page needs them.
    const isLate = delay() > loadLimits.delay && !isAsset(request);
    if (isLate && atWork >= loadLimits.always) return 'delay';
    if (isDraft(request)) {
      if (drafts.isCrowded()) return 'drafts';
      // What fills the queue in an outage is other calls: drafts are written without the database.
      if (drafts.isOut()) return null;
    }
    return wantsJson(request) && pool.waitingCount >= loadLimits.queries ? 'database' : null;
  };
  const admit = (request: IncomingMessage, response: ServerResponse, answer: RequestListener) => {
    const { socket } = request;
    // The rest of a chunk that was parsed together with the request that was one too many.
    if (cut.has(socket)) return;
    const waiting = unanswered.get(socket) ?? 0;
    if (waiting >= loadLimits.perConnection) {
      cut.add(socket);
      count('connection');
      stopParsing(socket);
      cutOff(socket);
      return;
    }
    unanswered.set(socket, waiting + 1);
    const reason = reasonToRefuse(request);
    // Once it has been sent, or the connection is closed.
    response.once('close', () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1);
    });
    if (reason !== null) {
      count(reason);
      return refuse(request, response);
    }
    countWhileOpen(request, response);
    answer(request, response);
  };
  const countWhileOpen = (request: IncomingMessage, response: ServerResponse) => {
    let isAtWork = false;
    const begin = () => {
      isAtWork = true;
      atWork += 1;
    };
    inProgress += 1;
    if (hasBody(request)) request.once('end', begin);
    else begin();
    response.once('close', () => {
      request.removeListener('end', begin);
      inProgress -= 1;
      if (isAtWork) atWork -= 1;
    });
  };

  return (server) => {
    server.maxConnections = loadLimits.connections;
    server.on('drop', () => count('connections'));
    if (config.limits) limitConnectionsPerIp(server, config, () => count('connections'));
    const [answer] = server.listeners('request') as [RequestListener]; // Fastify's is the first
    server.removeListener('request', answer);
    server.prependListener('request', (request, response) => admit(request, response, answer));
  };
}

function isAsset({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/assets/');
}

/** With or without the tag of a link. */
function isDraft({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(writePath) && [undefined, '?'].includes(url[writePath.length]);
}

const writePath = api.generateReview.path;

/** Never refused for load, so that monitoring sees a process that has too much of it. */
export function isForMonitoring({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics';
}

/** Node parses what it reads unless others listen for the data; these bytes are thrown away. */
function stopParsing(socket: Duplex): void {
  socket.removeAllListeners('data');
  socket.on('data', () => {});
}
