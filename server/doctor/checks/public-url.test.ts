import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { resultOf, subjectFor } from '../../testing/checks.ts';
import { localhostCertificate } from '../../testing/localhost-certificate.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { diagnoseConfig } from '../../config/diagnose-config.ts';
import { checkKeys } from '../../start/key-check.ts';
import { openSubject } from '../open-subject.ts';
import type { Subject } from '../subject.ts';
import { programChecks } from './program.ts';
import { publicUrlChecks } from './public-url.ts';

let app: TestServer | undefined;
let port: number;

/** The real app on its own port. */
async function listen(env: Record<string, string> = {}): Promise<void> {
  app = await startTestServer(env);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.server.address() as AddressInfo); // it listens on a port
}

beforeEach(() => {
  app = undefined;
});

afterEach(() => app?.close());

/** A proxy that adds to, replaces or passes on `X-Forwarded-For`. @returns its origin */
async function proxy(
  forward: (headers: IncomingHttpHeaders) => string | undefined,
): Promise<string> {
  return serve(
    createServer((incoming, outgoing) => {
      const { 'x-forwarded-for': _theirs, ...headers } = incoming.headers;
      const forwarded = forward(incoming.headers);
      const onward = request({
        port,
        host: '127.0.0.1',
        path: incoming.url,
        headers: { ...headers, ...(forwarded && { 'x-forwarded-for': forwarded }) },
      });
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.writeHead(502).end());
      onward.end();
    }),
  );
}

async function serve(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

/** An origin that was just in use. */
async function nobodys(): Promise<string> {
  const server = createServer();
  const origin = await serve(server);
  await new Promise((resolve) => server.close(resolve));
  return origin;
}

const fixed = (text: string, status = 200) =>
  serve(
    createServer((_request, response) => response.writeHead(status, { location: '/' }).end(text)),
  );

/** As the operator's command sees the running app through this address. */
function subjectAt(publicUrl: string, env: Record<string, string> = {}): Subject {
  const subject = subjectFor({ PUBLIC_URL: publicUrl, ...env });
  const { ctx } = app ?? {};
  return ctx ? { ...subject, keys: async () => ctx.keys } : subject;
}

const check = (title: string, ...at: Parameters<typeof subjectAt>) =>
  resultOf(publicUrlChecks(subjectAt(...at)), title);

describe('the address', () => {
  it('is this installation’s, also through a proxy', async () => {
    await listen();
    const direct = `http://127.0.0.1:${port}`;
    expect(await check('Address', direct)).toMatchObject({ state: 'ok' });
    expect(await check('Address', await proxy(() => '203.0.113.9'))).toMatchObject({ state: 'ok' });
    expect(await check('Clock', direct)).toMatchObject({ state: 'ok' });
  });

  it('is another installation’s, or another program’s', async () => {
    await listen();
    const other = await startTestServer({ APP_SECRET: 'twelve-blue-umbrellas-and-nine-kettles' });
    onTestFinished(() => other.close());
    await other.app.listen({ host: '127.0.0.1', port: 0 });
    const { port: theirs } = other.app.server.address() as AddressInfo; // it listens on a port
    for (const url of [`http://127.0.0.1:${theirs}`, await fixed('{"status":"ok"}')])
      expect(await check('Address', url)).toMatchObject({
        state: 'failed',
        text: expect.stringContaining('not this installation'),
      });
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    ['redirects', () => fixed('', 301), /redirects to another address/],
    ['is a proxy’s without an app', () => fixed('', 502), /answers 502: the proxy/],
    ['is nobody’s', nobodys, /cannot be reached .* \(ECONNREFUSED\)/],
    ['has no name', async () => 'http://nowhere.invalid', /cannot be reached .* \(E\w+\)/],
  ])('%s', async (_what, url, text) => {
    const result = await check('Address', await url());
    expect(result).toMatchObject({ state: 'failed', text: expect.stringMatching(text) });
    expect(result.todo).toBeDefined();
  });

  it('is not set', async () => {
    expect(await check('Address', '')).toMatchObject({ state: 'unknown' });
  });
});

describe('where visitors come from', () => {
  const appended = (hops: string) => (headers: IncomingHttpHeaders) =>
    `${String(headers['x-forwarded-for'])}, ${hops}`;

  it.each<
    [
      string,
      Record<string, string>,
      (headers: IncomingHttpHeaders) => string | undefined,
      string,
      RegExp,
    ]
  >([
    ['one proxy, trusted', { TRUST_PROXY: '1' }, appended('203.0.113.9'), 'ok', /own address/],
    ['one that replaces', { TRUST_PROXY: '1' }, () => '203.0.113.9', 'ok', /own address/],
    ['by address', { TRUST_PROXY: '127.0.0.1' }, appended('203.0.113.9'), 'ok', /own address/],
    ['not trusted', {}, appended('203.0.113.9'), 'attention', /TRUST_PROXY is not set/],
    [
      'one of two',
      { TRUST_PROXY: '1' },
      appended('203.0.113.9, 198.51.100.7'),
      'attention',
      /There are 2 proxies/,
    ],
    [
      'one too many',
      { TRUST_PROXY: '2' },
      appended('203.0.113.9'),
      'failed',
      /pretend to be another/,
    ],
    [
      'a proxy that believes',
      { TRUST_PROXY: '1' },
      ({ 'x-forwarded-for': all }) => String(all),
      'failed',
      /pretend/,
    ],
    [
      'a proxy that says nothing',
      { TRUST_PROXY: '1' },
      () => undefined,
      'attention',
      /does not say/,
    ],
  ])('%s', async (_what, env, forward, state, text) => {
    await listen(env);
    const result = await check('Visitors', await proxy(forward), env);
    expect(result).toMatchObject({ state, text: expect.stringMatching(text) });
  });

  it('needs no proxy over http', async () => {
    await listen();
    expect(await check('Visitors', `http://127.0.0.1:${port}`)).toMatchObject({ state: 'ok' });
  });
});

it('answers the question only to those who have the keys', async () => {
  await listen();
  const ask = async (question: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-fourgood-check': question } })
    ).json();
  for (const question of ['', 'A'.repeat(32), `${'A'.repeat(32)}.${'B'.repeat(43)}`])
    expect(await ask(question)).toEqual({ status: 'ok' });
});

it('says whether the server runs on this machine', async () => {
  await listen();
  const project = { isInstalled: true, isBuilt: true };
  const server = (of: number) =>
    resultOf(
      programChecks(subjectAt('', { HOST: '127.0.0.1', PORT: String(of) }), project),
      'Server',
    );
  expect(await server(port)).toMatchObject({ state: 'ok' });
  expect(await server(Number(new URL(await nobodys()).port))).toMatchObject({
    state: 'attention',
    todo: expect.stringContaining('npm start'),
  });
  const other = new URL(await fixed('hello')).port;
  expect(await server(Number(other))).toMatchObject({ state: 'failed' });
});

it('waits for the secret that fits the database', async () => {
  await listen();
  const { ctx } = app ?? {};
  if (!ctx) throw new Error('It listens.');
  await checkKeys(ctx);
  const url = ctx.config.database.kind === 'external' ? ctx.config.database.url : '';
  const opened = openSubject(
    diagnoseConfig({
      DATABASE_URL: url,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      APP_SECRET: 'twelve-blue-umbrellas-and-nine-kettles',
    }),
  );
  const project = { isInstalled: true, isBuilt: true };
  const checks = [...programChecks(opened, project), ...publicUrlChecks(opened)];
  for (const title of ['Server', 'Address', 'Visitors'])
    expect(await resultOf(checks, title), title).toMatchObject({
      state: 'unknown',
      text: expect.stringContaining('APP_SECRET has to match the database first.'),
    });
  await opened.close();
});

describe('the certificate', () => {
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY);

  it.each<[string, [from: Date, to: Date], RegExp]>([
    ['has expired', [day(-90), day(-1.5)], /^It expired on \d{4}-/],
    ['is trusted by nobody', [day(-1), day(90)], /^Browsers do not trust it \(DEPTH_ZERO_SELF/],
  ])('%s', async (_what, [from, to], text) => {
    const url = await serveSecurely(from, to);
    const result = await check('Certificate', url, { NODE_ENV: 'production' });
    expect(result).toMatchObject({ state: 'failed', text: expect.stringMatching(text) });
    const address = await check('Address', url, { NODE_ENV: 'production' });
    expect(address).toMatchObject({ state: 'failed', todo: 'See the certificate below.' });
  });

  it('cannot be read without a connection', async () => {
    const result = await check('Certificate', (await nobodys()).replace('http:', 'https:'), {
      NODE_ENV: 'production',
    });
    expect(result).toMatchObject({ state: 'unknown' });
  });
});

async function serveSecurely(from: Date, to: Date): Promise<string> {
  const server = createSecureServer(localhostCertificate(from, to), (_request, response) =>
    response.end('{}'),
  );
  const origin = new URL(await serve(server));
  return `https://localhost:${origin.port}`;
}
