import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addUsage } from '../db/draft-usage.ts';
import { click, generate, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'canary-of-the-metrics-token';
const now = new Date('2026-11-21T10:00:00Z');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token }, { now: () => now });
  const owner = await server.addOwner({ name: 'Xanthippe Owner', email: 'xanthippe@example.com' });
  const business = await server.addBusiness({ userId: owner.id, slug: 'xanthippes-bakery' });
  await server.addBusiness({ userId: owner.id, isActive: false });
  await click(server.app, business.id, 'google');
  await click(server.app, business.id, 'google');
  await click(server.app, business.id, 'facebook');
  await generate(server.app, { businessId: business.id, thankSomeone: 'Zebedee' });
  await sendFeedback(server.app, business.id);
  await server.app.inject('/thumbs-up-down/xanthippes-bakery');
  await server.app.inject('/no-such-page-of-xanthippe');
  await server.app.inject({ method: 'POST', url: '/api/no-such-call' });
  await addUsage(server.ctx.db, '2026-11-21', [
    { kind: 'own-refusal', name: 'too-similar', count: 2 },
    { kind: 'model-refusal', name: 'quotes', count: 3 },
    { kind: 'fallback', name: 'cut', count: 4 },
    { kind: 'model', name: 'calls', count: 5 },
    { kind: 'model', name: 'tokens-in', count: 600 },
  ]);
});

afterAll(() => server.close());

describe('/metrics', () => {
  it('does not exist without METRICS_TOKEN', async () => {
    const other = await startTestServer();
    onTestFinished(() => other.close());
    const answer = await scrape(other, 'anything-at-all-16');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('fourgood_');
  });

  it.each([
    ['no token', undefined],
    ['another one', 'Bearer canary-of-another-token'],
    ['a prefix of it', `Bearer ${token.slice(0, -1)}`],
    ['an extra letter', `Bearer ${token}x`],
    ['another scheme', `Basic ${token}`],
    ['only the token, without a scheme', token],
    ['an empty one', 'Bearer '],
  ])('is rejected with %s', async (_what, authorization) => {
    const answer = await server.app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'wrong_credentials' });
  });

  it('is rejected for a signed-in admin without the token', async () => {
    const cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
    expect((await server.app.inject({ url: '/metrics', cookies })).statusCode).toBe(401);
  });

  it('counts wrong tokens against the caller’s rate limit', async () => {
    const remoteAddress = '203.0.113.9';
    let refused = 401;
    for (let n = 0; n < 310 && refused === 401; n += 1)
      refused = (await server.app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect(refused).toBe(429);
  });

  it('returns the text format 0.0.4, and is never cached', async () => {
    const answer = await scrape(server);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('has only well-formed lines, with each metric described once and each sample once', async () => {
  const lines = (await scrape(server)).body.split('\n');
  const types = lines.filter((line) => line.startsWith('# TYPE '));
  expect(new Set(types).size).toBe(types.length);
  const ours = types.filter((line) => line.includes('fourgood_')).map((line) => line.split(' ')[2]);
  expect(ours).toContain('fourgood_http_request_duration_seconds');
  const samples = lines.filter((line) => line !== '' && !line.startsWith('# '));
  for (const sample of samples) expect(sample).toMatch(sampleForm);
  const names = samples.map((sample) => sample.replace(/ \S+$/, ''));
  expect(new Set(names).size).toBe(names.length);
  expect(lines.filter((line) => line.startsWith('#') && !commentForm.test(line))).toEqual([]);
});

it('reports the installation’s figures', async () => {
  const samples = await read(server);
  const expected = {
    'fourgood_info{version="1.0.2"}': 1,
    fourgood_database_up: 1,
    'fourgood_businesses{state="active"}': 1,
    'fourgood_businesses{state="inactive"}': 1,
    'fourgood_writer_info{provider="builtin",model=""}': 1,
    'fourgood_drafts_today{writer="builtin"}': 1,
    'fourgood_drafts_today{writer="model"}': 0,
    'fourgood_clicks_today{platform="google"}': 2,
    'fourgood_clicks_today{platform="facebook"}': 1,
    fourgood_model_calls_today: 5,
    'fourgood_model_tokens_today{direction="sent"}': 600,
    'fourgood_model_tokens_today{direction="received"}': 0,
    'fourgood_fallbacks_today{reason="cut"}': 4,
    'fourgood_draft_refusals_today{writer="builtin",reason="too-similar"}': 2,
    'fourgood_draft_refusals_today{writer="model",reason="quotes"}': 3,
    fourgood_mail_waiting: 1,
    fourgood_mail_oldest_waiting_seconds: 0,
    fourgood_mail_undeliverable: 0,
  };
  expect(Object.fromEntries(samples)).toMatchObject(expected);
  expect(samples.get('fourgood_users')).toBeGreaterThan(0);
});

it('reports request durations by route pattern', async () => {
  const samples = await read(server);
  const count = (labels: string) =>
    samples.get(`fourgood_http_request_duration_seconds_count{${labels}}`);
  const clicks = '/api/analytics/google-click/:businessId';
  expect(count(`method="POST",route="${clicks}",status="200"`)).toBe(2);
  expect(count('method="GET",route="/thumbs-up-down/:slug",status="200"')).toBe(1);
  expect(count('method="any",route="none",status="404"')).toBe(1);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

it('reports 0 before the first event, so that alerts on any increase see it', async () => {
  const samples = await read(server);
  const zeros = {
    'fourgood_shed_requests_total{reason="delay"}': 0,
    'fourgood_shed_requests_total{reason="connections"}': 0,
    'fourgood_uncounted_drafts_total{reason="queue-full"}': 0,
    'fourgood_uncounted_drafts_total{reason="too-old"}': 0,
    'fourgood_maintenance_runs_total{outcome="done"}': 0,
    'fourgood_maintenance_runs_total{outcome="failed"}': 0,
    'fourgood_email_failures_total{kind="feedback",cause="unreachable"}': 0,
    'fourgood_email_failures_total{kind="verify_email",cause="login_refused"}': 0,
  };
  expect(Object.fromEntries(samples)).toMatchObject(zeros);
});

it('reports the connection pool, and how long the database took', async () => {
  const samples = await read(server);
  const of = (name: string) => samples.get(`fourgood_database_${name}`);
  expect(of('connections')).toBeGreaterThan(0);
  expect(of('connections_idle')).toBeLessThanOrEqual(of('connections') ?? 0);
  expect(of('connections_awaited')).toBe(0);
  expect(of('query_seconds_count')).toBeGreaterThan(10);
  expect(of('query_seconds_sum')).toBeGreaterThan(0);
  expect(of('wait_seconds_count')).toBeGreaterThan(10);
});

it('contains no people, addresses or businesses', async () => {
  await scrape(server);
  const { body } = await scrape(server);
  expect(body).not.toMatch(/xanthippe|zebedee|maple|example\.com|127\.0\.0\.1|203\.0\.113/i);
  expect(body).not.toContain(token);
});

it('each process has its own registry, and both report the same figures', async () => {
  const other = await server.addProcess();
  const [here, there] = [await read(server), await read(other)];
  expect(there.get('fourgood_clicks_today{platform="google"}')).toBe(2);
  const views =
    'fourgood_http_request_duration_seconds_count{method="GET",route="/thumbs-up-down/:slug",status="200"}';
  expect([here.get(views), there.get(views)]).toEqual([1, undefined]);
});

it('handles concurrent scrapes', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => scrape(server)));
  for (const { statusCode } of answers) expect(statusCode).toBe(200);
});

it('reports only the process while the database is down', async () => {
  const other = await startTestServer({ METRICS_TOKEN: token });
  onTestFinished(() => other.close());
  await other.ctx.pool.query('alter table size_changes rename to away');
  const samples = await read(other);
  expect(samples.get('fourgood_database_up')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(samples.has('fourgood_users')).toBe(false);
  expect(other.logLines.join('')).toContain('the figures for /metrics could not be read');
});

const label = '[a-z_]\\w*="(?:[^"\\\\\\n]|\\\\.)*"';
const sampleForm = new RegExp(
  `^[a-z_:][\\w:]*(?:\\{${label}(?:,${label})*\\})? (?:-?[\\d.]+(?:e[+-]?\\d+)?|NaN|[+-]Inf)$`,
  'i',
);
const commentForm =
  /^# (?:HELP [a-z_]\w* \S.*|TYPE [a-z_]\w* (?:counter|gauge|histogram|summary))$/;

type Server = Pick<TestServer, 'app'>;

function scrape({ app }: Server, bearer = token) {
  return app.inject({ url: '/metrics', headers: { authorization: `Bearer ${bearer}` } });
}

async function read(of: Server): Promise<Map<string, number>> {
  const lines = (await scrape(of)).body.split('\n').filter((line) => /^\w/.test(line));
  return new Map(
    lines.map((line) => {
      const cut = line.lastIndexOf(' ');
      return [line.slice(0, cut), Number(line.slice(cut + 1))];
    }),
  );
}
