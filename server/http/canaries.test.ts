import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import { readSealedEmails } from '../db/outbox-content.ts';
import { openEmail } from '../email/envelope.ts';
import { canary, createCanaries } from '../testing/canaries.ts';
import { everyEndpoint, workingCall } from '../testing/every-endpoint.ts';
import { startFakeProvider, type FakeProvider } from '../testing/fake-provider.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { generate, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

type Call = Awaited<ReturnType<typeof workingCall>>;

const token = `${canary}-of-the-metrics-token`;
const remoteAddress = '203.0.113.77';
const address = '2001:db8:7a71:cafe::77';

/** What comes with every call, besides what it is about. */
const headers = {
  'user-agent': `${canary}-agent`,
  referer: `https://${canary}.example.com/from`,
  'accept-language': `en, ${canary}`,
  'x-request-id': `${canary}-request`,
  'x-forwarded-for': `${address}, 198.51.100.77`,
  'idempotency-key': `${canary}-key-0123456789`,
  traceparent: '00-7a716361e172797a716361e172797a71-7a716361e1727901-01',
  [canary]: canary,
};

const canaries = createCanaries();
let provider: FakeProvider;
let mailServer: MailServer;
let server: TestServer;
let calls: [Endpoint, Call][];
let checked = 0;

beforeAll(async () => {
  provider = await startFakeProvider();
  mailServer = await startMailServer();
  server = await startTestServer({
    LOG_LEVEL: 'trace',
    METRICS_TOKEN: token,
    TRUST_PROXY: '1',
    LIMITS: 'off',
    SMTP_URL: mailServer.url,
    DRAFTING_PROVIDER: 'openai',
    DRAFTING_MODEL: 'small',
    DRAFTING_URL: provider.url,
    DRAFTING_KEY: `${canary}-key-of-the-model`,
  });
  canaries.add([remoteAddress, address, headers]);
  const atOnce = pLimit(6);
  calls = await atOnce.map(everyEndpoint, async ([, endpoint]) => [
    endpoint,
    await workingCall(server, endpoint),
  ]);
});

afterAll(async () => {
  await server.close();
  await provider.close();
  await mailServer.stop();
});

it('calls that succeed leave nothing personal in the log', async () => {
  for (const [endpoint, call] of calls) {
    const answer = await send(call);
    expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 200]);
    canaries.add([call.cookies, answer.cookies.map(({ value }) => value)]);
    canaries.add(call.payload);
    addSecrets(answer.body);
  }
  await addStored(server.ctx);
  expect(leaks()).toEqual([]);
});

it('refused calls do not either', async () => {
  for (const [{ params, method }, { url, cookies, ...call }] of calls) {
    const query = `?${canary}=${canary}&token=${canary}`;
    await send({ ...call, url: url + query, cookies: { sid: `${canary}-sid`, other: canary } });
    await send({ ...call, url, ...(cookies && { cookies }), payload: marked(call.payload) });
    await send({ method, url: params ? url.replace(/[^/]+$/, canary) : `${url}/${canary}` });
    const json = { 'content-type': 'application/json' };
    await send({ method, url, payload: `{"${canary}": ${canary}`, headers: json });
  }
  await send({ method: 'GET', url: `/${canary}/%ff${canary}?${canary}` });
  await send({ method: 'GET', url: `/thumbs-up-down/${canary}?at=${canary}` });
  await send({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${canary}` } });
  expect(leaks()).toEqual([]);
});

it('failures of email, a model and the database do not either', async () => {
  server.expectErrors();
  const business = await server.addBusiness({ name: `${canary} Clinic`, slug: `${canary}-clinic` });
  mailServer.behave({
    refuse: 550,
    at: 'recipient',
    text: `${canary}@quux.example.com is unknown`,
  });
  await sendFeedback(server.app, business.id, { name: `${canary} Visitor`, feedback: canary });
  await server.ctx.outbox.work();
  for (const behavior of ['bad-key', 'html', 'broken-json', 'quoted', 'invented'] as const) {
    provider.behave(behavior);
    await generate(server.app, { businessId: business.id, note: `${canary} ${behavior}.` });
  }
  await addStored(server.ctx);
  const { rows } = await server.ctx.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows)
    await server.ctx.pool.query(`alter table "${name}" rename to "away_${name}"`);
  for (const [, call] of calls) await send(call);
  const failures = server.logLines.filter((line) => line.includes('"level":50'));
  expect(failures.length).toBeGreaterThan(calls.length / 2);
  expect(leaks()).toEqual([]);
});

it('nothing of all that is in the metrics', async () => {
  const authorization = `Bearer ${token}`;
  const { body } = await server.app.inject({ url: '/metrics', headers: { authorization } });
  expect(body).toContain('fourgood_http_request_duration_seconds_count');
  expect(canaries.leaksIn(body)).toEqual([]);
});

function send(call: Call) {
  return server.app.inject({ ...call, remoteAddress, headers: { ...headers, ...call.headers } });
}

/** In the lines since the last time. */
function leaks(): string[] {
  const lines = server.logLines.slice(checked);
  checked = server.logLines.length;
  expect(lines.length).toBeGreaterThan(calls.length);
  if (canaries.leaksIn(lines.join('')).length === 0) return [];
  return lines.flatMap((line) => canaries.leaksIn(line).map((value) => `${value} in ${line}`));
}

/** What a response tells only the caller. */
function addSecrets(body: string): void {
  for (const [, text] of body.matchAll(/"(?:secret|url|name|email)":"([^"]+)"/g))
    canaries.add(text);
  for (const [codes] of body.matchAll(/(?<="recoveryCodes":\[)[^\]]+/g))
    canaries.add(codes.split('"'));
}

/** Names and addresses of everyone stored, and what is emailed to them: codes and links among it. */
async function addStored({ pool, db, keys }: Context): Promise<void> {
  for (const sql of [
    'select name, email from users',
    'select name, slug, feedback_email, contact_name, review_url from businesses',
  ])
    canaries.add((await pool.query(sql)).rows);
  for (const email of await readSealedEmails(db, {})) canaries.add(openEmail(keys.secrets, email));
}

/** The same body with a canary in every text and in its own field. */
function marked(payload: Call['payload']): object {
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string') return `${canary} ${value}`;
    if (Array.isArray(value)) return value.map(mark);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mark(one)]));
  };
  return { ...(mark(payload ?? {}) as object), [canary]: canary }; // of an object, one is made
}
