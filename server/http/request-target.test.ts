import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorReply } from '../../contract/errors.ts';
import { listenForRaw, type RawConnections } from '../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let connections: RawConnections;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  connections = await listenForRaw(server.app);
});

afterEach(() => connections.closeAll());

afterAll(() => server.close());

const json = 'Content-Type: application/json\r\n';

describe('a host', () => {
  it.each([
    ['two', 'Host: reviews.example.com\r\nHost: evil.example.com'],
    ['two of the same', 'Host: a.example.com\r\nhost: a.example.com'],
    ['an empty one', 'Host:'],
    ['with a path', 'Host: a.example.com/path'],
    ['with a user', 'Host: user@a.example.com'],
    ['with blanks', 'Host: a.example.com b'],
    ['with markup', 'Host: "><script>'],
    ['with an invalid port', 'Host: a.example.com:x'],
    ['several in one', 'Host: a.example.com, b.example.com'],
    ['forwarded with markup', 'Host: a.example.com\r\nX-Forwarded-Host: "><script>'],
  ])('that is invalid is refused: %s', async (_what, headers) => {
    const { status, body } = await connections.answerTo(
      `GET /api/sentiments HTTP/1.1\r\n${headers}\r\n\r\n`,
    );
    expect(status).toBe(400);
    expect(errorReply.parse(JSON.parse(body)).code).toBe('invalid_request');
  });

  it.each([
    'localhost',
    'LOCALHOST:3000',
    '192.0.2.7:80',
    '[2001:db8::1]:3000',
    'my_clinic.example.',
  ])('that is valid is accepted: %s', async (host) => {
    const text = `GET /api/sentiments HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    expect((await connections.answerTo(text)).status).toBe(200);
  });
});

describe('an address with its host', () => {
  it('is answered as if the host were in its header', async () => {
    const { status, headers, body } = await connections.answerTo(
      'GET http://a.example.com/api/user HTTP/1.1\r\nHost: b.example.com\r\n\r\n',
    );
    expect(status).toBe(401);
    expect(headers).toMatch(/cache-control: no-store/);
    expect(errorReply.parse(JSON.parse(body)).code).toBe('sign_in_required');
  });

  it.each(['http://"><script>/', 'http://user@a.example.com/api/user', 'http:///api/user'])(
    'is refused if the host is invalid: %s',
    async (target) => {
      const text = `GET ${target} HTTP/1.1\r\nHost: a.example.com\r\n\r\n`;
      expect((await connections.answerTo(text)).status).toBe(400);
    },
  );

  it('decides whether a page’s origin is its own', async () => {
    const text = (target: string) =>
      `POST ${target} HTTP/1.1\r\nHost: evil.example.com\r\nOrigin: http://evil.example.com\r\n${json}Content-Length: 2\r\n\r\n{}`;
    expect((await connections.answerTo(text('http://a.example.com/api/login'))).status).toBe(403);
  });
});

it('a target that is no path is refused', async () => {
  const text = `GET * HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  expect((await connections.answerTo(text)).status).toBe(400);
});

it.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 2'],
  ['an unknown coding', 'Transfer-Encoding: gzip'],
  ['chunks that are not last', 'Transfer-Encoding: chunked, gzip'],
  ['a hidden coding', 'Transfer-Encoding : chunked'],
  ['a negative length', 'Content-Length: -2'],
])('a body of doubtful length is refused: %s', async (_what, headers) => {
  const { status } = await connections.answerTo(
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\n${json}${headers}\r\n\r\n{}`,
  );
  expect(status).toBe(400);
});
