import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rateLimits } from '../../contract/rate-limits.ts';
import { click, generate, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let businessId: number;
let visitor: string;
let visitors = 0;

beforeEach(() => {
  visitors += 1;
  visitor = `203.0.113.${visitors}`;
});

beforeAll(async () => {
  server = await startTestServer();
  businessId = (await server.addBusiness()).id;
});

afterAll(() => server.close());

describe('with the production limits', () => {
  it('rejects one call more than allowed, and says when to retry', async () => {
    await useUp('feedback', visitor);
    const answer = await sendFeedback(server.app, businessId, {}, { remoteAddress: visitor });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please wait a moment and try again.',
    });
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(rateLimits.feedback.seconds);
  });

  it('does not affect another visitor', async () => {
    await useUp('feedback', visitor);
    const other = await sendFeedback(
      server.app,
      businessId,
      {},
      { remoteAddress: '198.51.100.78' },
    );
    expect(other.statusCode).toBe(200);
  });

  it('counts each kind of call separately', async () => {
    await useUp('feedback', visitor);
    const clicked = await click(server.app, businessId, 'google', { remoteAddress: visitor });
    const drafted = await generate(server.app, {}, { remoteAddress: visitor });
    expect([clicked.statusCode, drafted.statusCode]).toEqual([200, 200]);
  });

  it('counts the writes of all processes together', async () => {
    const other = await server.addProcess();
    await useUp('feedback', visitor);
    const answer = await sendFeedback(other.app, businessId, {}, { remoteAddress: visitor });
    expect(answer.statusCode).toBe(429);
  });

  it('treats a whole IPv6 /64 as one visitor', async () => {
    await useUp('feedback', '2001:db8:1:2::1');
    const same = { remoteAddress: '2001:db8:1:2:ffff:ffff:ffff:ffff' };
    const other = { remoteAddress: '2001:db8:1:3::1' };
    expect((await sendFeedback(server.app, businessId, {}, same)).statusCode).toBe(429);
    expect((await sendFeedback(server.app, businessId, {}, other)).statusCode).toBe(200);
  });

  it('counts calls that are rejected early', async () => {
    await useUp('feedback', visitor, { but: 1 });
    const from = { remoteAddress: visitor };
    expect((await sendFeedback(server.app, businessId, { name: '' }, from)).statusCode).toBe(400);
    expect((await sendFeedback(server.app, businessId, {}, from)).statusCode).toBe(429);
  });

  it('does not trust a forwarded address', async () => {
    await useUp('feedback', visitor);
    const answer = await sendFeedback(
      server.app,
      businessId,
      {},
      { remoteAddress: visitor, headers: { 'x-forwarded-for': '198.51.100.1' } },
    );
    expect(answer.statusCode).toBe(429);
  });

  it('limits reads and missing URLs too', async () => {
    await useUp('read', visitor);
    await useUp('notFound', visitor);
    for (const url of ['/api/sentiments', '/api/nope', '/nope']) {
      const answer = await server.app.inject({ url, remoteAddress: visitor });
      expect(answer.statusCode, url).toBe(429);
    }
  });

  it('stores no address in the database or in the log', async () => {
    await sendFeedback(server.app, businessId, {}, { remoteAddress: visitor });
    const { rows } = await server.ctx.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z]+:[\w-]{43}$/);
    expect(server.logLines.join('')).not.toContain(visitor);
  });
});

it('counts per process if the shared counters fail, and logs it', async () => {
  const { app, ctx, logLines, expectErrors } = await startOther();
  expectErrors();
  await ctx.pool.query('drop table rate_limits');
  const from = { remoteAddress: visitor };
  expect((await click(app, 1, 'google', from)).statusCode).toBe(200);
  expect(logLines.join('')).toContain('a rate limit could not be checked');
  await useUp('feedback', visitor, { ctx });
  expect((await sendFeedback(app, 1, {}, from)).statusCode).toBe(429);
});

it('turns every limit off with LIMITS=off', async () => {
  const { app, ctx } = await startOther({ LIMITS: 'off' });
  await useUp('feedback', visitor, { ctx });
  expect((await sendFeedback(app, 1, {}, { remoteAddress: visitor })).statusCode).toBe(200);
});

it('distinguishes visitors behind a trusted proxy by the address that it forwards', async () => {
  const { app, ctx } = await startOther({ TRUST_PROXY: '1' });
  const from = (address: string) => ({
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `192.0.2.9, ${address}` },
  });
  await useUp('feedback', visitor, { ctx });
  expect((await sendFeedback(app, 1, {}, from(visitor))).statusCode).toBe(429);
  expect((await sendFeedback(app, 1, {}, from('198.51.100.1'))).statusCode).toBe(200);
});

/** A server with other settings and a business with id 1. */
async function startOther(env: Record<string, string> = {}): Promise<TestServer> {
  const other = await startTestServer(env);
  onTestFinished(() => other.close());
  await other.addBusiness();
  return other;
}

/** Uses up a visitor's limit, except for `left` calls. */
async function useUp(
  name: keyof typeof rateLimits,
  address: string,
  { ctx, but = 0 }: { ctx?: TestServer['ctx']; but?: number } = {},
): Promise<void> {
  const { rateLimiter } = ctx ?? server.ctx;
  const points = rateLimits[name].points - but;
  await Promise.all(Array.from({ length: points }, () => rateLimiter.take(name, address)));
}
