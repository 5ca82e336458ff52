import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { errorReply } from '../../../contract/errors.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createRawAnswer } from '../unreadable.ts';
import { createLoadShedding, loadLimits } from './shedding.ts';

const config = {
  publicUrl: 'https://reviews.example.com',
  hstsSubdomains: false,
  limits: false,
  trustProxy: false,
} as const;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const draftPath = '/api/reviews/generate';
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('too many requests in progress', () => {
  it('are refused with 503, and accepted again as soon as others are answered', async () => {
    const server = await serve();
    const held = await openMany(loadLimits.inProgress, server.port);
    await expect.poll(() => server.begun()).toBe(loadLimits.inProgress);
    const [late] = await openMany(1, server.port, '/api/user');
    expect((await nextAnswer(late)).status).toBe(503);
    expect(await server.shed()).toEqual({ in_progress: 1 });
    server.answerAll();
    for (const socket of held) expect((await nextAnswer(socket)).status).toBe(200);
    late?.write(get('/api/user'));
    await expect.poll(() => server.begun()).toBe(loadLimits.inProgress + 1);
  });

  it('count no more once their clients have left', async () => {
    const server = await serve();
    // The second one waits behind the first, so Node does not tell it that the connection is closed.
    const held = await openMany(loadLimits.inProgress / 2, server.port, '/', 2);
    await expect.poll(() => server.begun()).toBe(loadLimits.inProgress);
    for (const socket of held) socket.destroy();
    await expect.poll(() => server.connections()).toBe(0);
    await openMany(loadLimits.inProgress, server.port);
    await expect.poll(() => server.begun()).toBe(2 * loadLimits.inProgress);
    expect(await server.shed()).toEqual({});
  });

  it.each(['/healthz', '/readyz', '/metrics'])('never affect %s', async (path) => {
    const server = await serve();
    await openMany(loadLimits.inProgress, server.port);
    await expect.poll(() => server.begun()).toBe(loadLimits.inProgress);
    await openMany(1, server.port, path);
    await expect.poll(() => server.begun()).toBe(loadLimits.inProgress + 1);
    expect(await server.shed()).toEqual({});
  });
});

describe('an event loop that is late', () => {
  it('accepts a hundred requests in progress, and refuses others', async () => {
    const server = await serve({ delay: () => loadLimits.delay + 1 });
    await openMany(loadLimits.always, server.port);
    await expect.poll(() => server.begun()).toBe(loadLimits.always);
    const [late] = await openMany(1, server.port);
    expect((await nextAnswer(late)).status).toBe(503);
    expect(await server.shed()).toEqual({ delay: 1 });
  });

  it('does not count requests whose bodies have not arrived', async () => {
    const server = await serve({ delay: () => loadLimits.delay + 1 });
    const slow = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n';
    for (let n = 0; n < loadLimits.always; n += 1) (await open(server.port)).write(slow);
    await expect.poll(() => server.begun()).toBe(loadLimits.always);
    await openMany(loadLimits.always, server.port);
    await expect.poll(() => server.begun()).toBe(2 * loadLimits.always);
    expect(await server.shed()).toEqual({});
  });

  it('refuses no script of a page that it has accepted', async () => {
    const server = await serve({ delay: () => 1_000 });
    await openMany(loadLimits.always, server.port);
    await expect.poll(() => server.begun()).toBe(loadLimits.always);
    await openMany(2, server.port, '/assets/visitor.js');
    await expect.poll(() => server.begun()).toBe(loadLimits.always + 2);
    expect(await server.shed()).toEqual({});
  });

  it('refuses nothing once it is in time again', async () => {
    let delay = 1_000;
    const server = await serve({ delay: () => delay });
    await openMany(loadLimits.always, server.port);
    await expect.poll(() => server.begun()).toBe(loadLimits.always);
    delay = loadLimits.delay;
    await openMany(50, server.port);
    await expect.poll(() => server.begun()).toBe(loadLimits.always + 50);
    expect(await server.shed()).toEqual({});
  });
});

describe('a resource that is used up', () => {
  it('refuses drafts while too many are waiting, and nothing else', async () => {
    const server = await serve({ isCrowded: true });
    for (const path of [draftPath, `${draftPath}?at=front-desk`]) {
      const [draft] = await openMany(1, server.port, path);
      expect((await nextAnswer(draft)).status).toBe(503);
    }
    await openMany(1, server.port, '/api/sentiments');
    await expect.poll(() => server.begun()).toBe(1);
    expect(await server.shed()).toEqual({ drafts: 2 });
  });

  it('refuses no draft in an outage, which fills the queue with other calls', async () => {
    const server = await serve({ isOut: true, queries: loadLimits.queries });
    await openMany(1, server.port, draftPath);
    await expect.poll(() => server.begun()).toBe(1);
    expect(await server.shed()).toEqual({});
  });

  it('refuses calls while too many queries are waiting, but no page', async () => {
    const server = await serve({ queries: loadLimits.queries });
    const [call] = await openMany(1, server.port, '/api/user');
    expect((await nextAnswer(call)).status).toBe(503);
    await openMany(1, server.port, '/thumbs-up-down/any');
    await expect.poll(() => server.begun()).toBe(1);
    expect(await server.shed()).toEqual({ database: 1 });
  });
});

describe('many requests at once on one connection', () => {
  it('are cut off: what follows is not even parsed', async () => {
    const server = await serve();
    const socket = await open(server.port);
    const requests = get('/').repeat(Math.floor(6_300_000 / get('/').length));
    socket.write(requests);
    const { status, headers, body } = await nextAnswer(socket);
    expect(status).toBe(503);
    expect(headers).toMatch(/connection: close/i);
    expect(headers).toMatch(/retry-after: \d/i);
    expect(errorReply.parse(JSON.parse(body)).code).toBe('unavailable');
    expect(server.begun()).toBe(loadLimits.perConnection);
    // One chunk of 64 KiB is parsed as a whole.
    expect(server.parsed()).toBeLessThanOrEqual(65_536 / get('/').length);
    expect(await server.shed()).toEqual({ connection: 1 });
  });

  it('are cut off even if nobody reads what has been answered', async () => {
    const server = await serve();
    const socket = await open(server.port);
    socket.pause();
    socket.write(get('/healthz').repeat(2_000));
    await once(socket.resume(), 'close');
    expect(server.begun()).toBe(loadLimits.perConnection);
  });

  it('are answered if there are only a few', async () => {
    const server = await serve();
    const socket = await open(server.port);
    socket.write(get('/').repeat(loadLimits.perConnection));
    await expect.poll(() => server.begun()).toBe(loadLimits.perConnection);
    let answers = '';
    socket.on('data', (chunk) => (answers += String(chunk)));
    server.answerAll();
    await expect
      .poll(() => answers.match(/HTTP\/1\.1 200/g))
      .toHaveLength(loadLimits.perConnection);
    expect(await server.shed()).toEqual({});
  });
});

describe('a refusal', () => {
  it('has the shape of every error for the API, and the headers of every response', async () => {
    const { headers, body } = await refusalOf('/api/user');
    expect(errorReply.parse(JSON.parse(body))).toEqual({
      code: 'unavailable',
      error: 'The service is not available right now. Please try again in a moment.',
      message: 'The service is not available right now. Please try again in a moment.',
    });
    expect(headers).toMatch(/content-type: application\/json; charset=utf-8/);
    expect(headers).toMatch(/retry-after: 2/);
    expect(headers).toMatch(/x-content-type-options: nosniff/);
    expect(headers).toMatch(/content-security-policy: default-src 'none'/);
    expect(headers).toMatch(/strict-transport-security/);
    expect(headers).toMatch(/cache-control: no-store/);
    expect(headers).toMatch(/x-request-id: [\w-]{36}/);
    expect(headers).not.toMatch(/connection: close/i);
  });

  it('is a page for people, which tries again by itself', async () => {
    const { headers, body } = await refusalOf('/thumbs-up-down/maple-street');
    expect(headers).toMatch(/content-type: text\/html; charset=utf-8/);
    expect(body).toContain('This page is very busy right now');
    expect(body).toContain('<meta http-equiv="refresh" content="2">');
  });

  it('has its own request id, never the caller’s', async () => {
    const { headers } = await refusalOf('/api/user', 'X-Request-Id: from-the-client-7\r\n');
    expect(headers).toMatch(/x-request-id: [\da-f-]{36}/);
  });
});

it('logs one line for an overload, not one for each refusal', async () => {
  const server = await serve({ delay: () => 1_000 });
  await openMany(loadLimits.always, server.port);
  await expect.poll(() => server.begun()).toBe(loadLimits.always);
  for (const socket of await openMany(20, server.port)) await nextAnswer(socket);
  expect(server.logLines.filter((line) => line.includes('requests are refused'))).toHaveLength(1);
  expect(server.logLines).toHaveLength(1);
});

interface Setting {
  delay?: () => number;
  /** Queries waiting for a connection. */
  queries?: number;
  isCrowded?: boolean;
  isOut?: boolean;
}

/** A server that answers only when told to. */
async function serve(setting: Setting = {}) {
  const { delay = () => 0, queries = 0, isCrowded = false, isOut = false } = setting;
  const pool = { waitingCount: queries };
  const drafts = { isCrowded: () => isCrowded, isOut: () => isOut };
  const metrics = createMetrics();
  const logLines: string[] = [];
  const log = pino({}, { write: (line: string) => void logLines.push(line) });
  const waiting: Parameters<RequestListener>[1][] = [];
  let begun = 0;
  let parsed = 0;
  const server = createServer((_request, response) => {
    begun += 1;
    waiting.push(response);
  });
  const answerRaw = createRawAnswer(config);
  const cutOff = (socket: Parameters<typeof answerRaw>[1]) => void answerRaw('unavailable', socket);
  createLoadShedding({ config, metrics, log, pool, drafts, cutOff, delay })(server);
  server.on('request', () => (parsed += 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    logLines,
    begun: () => begun,
    parsed: () => parsed,
    connections: () => promisify(server.getConnections.bind(server))(),
    answerAll: () => {
      for (const response of waiting.splice(0)) response.end('done');
    },
    /** How many requests were refused for each reason. */
    async shed(): Promise<Record<string, number>> {
      const { values } = await metrics.shedRequests.get();
      const refused = values.filter(({ value }) => value > 0);
      return Object.fromEntries(refused.map(({ labels, value }) => [labels.reason, value]));
    },
  };
}

async function refusalOf(path: string, header = '') {
  const server = await serve({ delay: () => 1_000 });
  await openMany(loadLimits.always, server.port);
  await expect.poll(() => server.begun()).toBe(loadLimits.always);
  const socket = await open(server.port);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
  return nextAnswer(socket);
}

async function openMany(count: number, port: number, path = '/', each = 1): Promise<Socket[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => open(port)));
  for (const socket of opened) socket.write(get(path).repeat(each));
  return opened;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // it may be cut off while it sends
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function nextAnswer(socket: Socket | undefined) {
  if (!socket) throw new Error('There is no connection.');
  const [chunk] = (await once(socket, 'data')) as [Buffer]; // the event's argument
  const [headers = '', body = ''] = chunk.toString().split('\r\n\r\n', 2);
  return { status: Number(headers.split(' ')[1]), headers, body };
}
