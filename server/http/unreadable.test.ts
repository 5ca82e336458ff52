import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { errorReply } from '../../contract/errors.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// C-06: requests that no route sees. Over a real port, since they cannot be injected.

let server: TestServer;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  server.app.get('/begun', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 9 });
    reply.raw.write('half');
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo); // it listens on a port
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => server.close());

const host = 'Host: localhost\r\n';
const json = `${host}Content-Type: application/json\r\n`;
const large = `X-Filler: ${'x'.repeat(20_000)}\r\n`;

it.each([
  ['raw UTF-8 in the address', `GET /api/user?search=präventions HTTP/1.1\r\n${host}\r\n`],
  ['no HTTP at all', 'hello there\r\n\r\n'],
  ['an unknown method', `BREW /api/user HTTP/1.1\r\n${host}\r\n`],
  ['an unknown version', `GET /api/user HTTP/3.7\r\n${host}\r\n`],
  ['a header without a colon', `GET /api/user HTTP/1.1\r\n${host}nonsense\r\n\r\n`],
  ['no host', 'GET /api/user HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an invalid length', `POST /api/login HTTP/1.1\r\n${json}Content-Length: x\r\n\r\n{}`],
  ['two lengths', `POST /api/login HTTP/1.1\r\n${json}${'Content-Length: 2\r\n'.repeat(2)}\r\n{}`],
  ['more than its length', `POST /api/login HTTP/1.1\r\n${json}Content-Length: 2\r\n\r\n{}{}{}`],
  [
    'an invalid chunk',
    `POST /api/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['a tunnel', `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`],
])('answers %s in the error format', async (_what, text) => {
  const { status, headers, body } = await answerTo(text);
  expect(status).toBe(400);
  expectRefusal(headers, body, 'invalid_request');
});

it('answers headers that are too large with 431', async () => {
  const { status, headers, body } = await answerTo(`GET /api/user HTTP/1.1\r\n${host}${large}\r\n`);
  expect(status).toBe(431);
  expectRefusal(headers, body, 'headers_too_large');
});

it('answers requests that arrive too slowly with 408', async () => {
  const accepted = once(server.app.server, 'connection');
  const socket = await open();
  const [theirs] = (await accepted) as [Socket]; // the event's argument
  // Emulates Node's timeout, which takes half a minute.
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.app.server.emit('clientError', late, theirs);
  const { status, headers, body } = parse(await readAll(socket));
  expect(status).toBe(408);
  expectRefusal(headers, body, 'too_slow');
});

it.each([
  ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n'],
  [
    'another expectation',
    `GET /healthz HTTP/1.1\r\n${host}Expect: tea\r\nConnection: close\r\n\r\n`,
  ],
  [
    'an upgrade',
    `GET /healthz HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`,
  ],
])('ignores %s and answers the request', async (_what, text) => {
  expect((await answerTo(text)).status).toBe(200);
});

it.each(['PROPFIND', 'TRACE', 'PURGE'])(
  'answers the method %s in the error format, with all headers',
  async (method) => {
    const { status, headers, body } = await answerTo(
      `${method} /api/user HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    expect(status).toBe(404);
    expectRefusal(headers, body, 'not_found');
  },
);

it('answers a method that only HTTP/2 has with all headers', async () => {
  const { status, headers } = await answerTo('PRI *fHTTP/2.0\r\n\r\nSM\r\n\r\n');
  expect(status).toBe(404);
  expect(headers).toMatch(/x-content-type-options: nosniff/);
  expect(headers).toMatch(/x-request-id: [\w-]{36}/);
});

it('writes nothing into a response that has started', async () => {
  const socket = await open();
  socket.write(`GET /begun HTTP/1.1\r\n${host}\r\n`);
  const [begun] = (await once(socket, 'data')) as [Buffer]; // the event's argument
  expect(begun.toString()).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.write('hello there\r\n\r\n');
  expect(await readAll(socket).catch(() => '')).not.toContain('HTTP/1.1');
});

it('logs the error code, and nothing of what was sent', async () => {
  const before = server.logLines.length;
  await answerTo(`GET /api/user?search=präventions HTTP/1.1\r\n${host}Cookie: sid=secret\r\n\r\n`);
  const lines = server.logLines.slice(before).join('');
  expect(lines).toContain('HPE_INVALID_URL');
  expect(lines).not.toMatch(/ventions|secret|rawPacket|127\.0\.0\.1/);
});

function expectRefusal(headers: string, body: string, code: string): void {
  const reply = errorReply.parse(JSON.parse(body));
  expect(reply.code).toBe(code);
  expect(reply.message).toBe(reply.error);
  expect(headers).toMatch(/content-type: application\/json; charset=utf-8/);
  expect(headers).toMatch(/x-content-type-options: nosniff/);
  expect(headers).toMatch(/content-security-policy: default-src 'none'/);
  expect(headers).toMatch(/connection: close/i);
  expect(headers).toMatch(/x-request-id: [\w-]{36}/);
}

async function answerTo(text: string) {
  const socket = await open();
  socket.write(text);
  return parse(await readAll(socket));
}

function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), headers: head, body };
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = await socket.toArray();
  return Buffer.concat(chunks).toString();
}
