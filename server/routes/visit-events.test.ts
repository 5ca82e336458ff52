import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../contract/durations.ts';
import { rateLimits } from '../../contract/rate-limits.ts';
import { visitEvents } from '../../contract/visits.ts';
import { sweep } from '../start/maintenance.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { click, generate, post, sendFeedback, type Extras } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date('2026-11-21T10:59:59Z');
  businessId = (await server.addBusiness()).id;
});

describe('an event of a visit', () => {
  it.each(visitEvents)('%s is counted in its UTC hour', async (event) => {
    expect((await report(event)).json()).toEqual({ success: true });
    clock = new Date('2026-11-21T11:00:00Z');
    await report(event);
    await report(event);
    expect(await hours()).toEqual([{ day: '2026-11-21', kind: event, hours: { 10: 1, 11: 2 } }]);
  });

  it('counts nothing for an unknown business, an inactive one, or an unknown event', async () => {
    const unknown = await report('view', {}, 999_999);
    const inactive = await server.addBusiness({ isActive: false });
    expect([unknown.statusCode, (await report('view', {}, inactive.id)).statusCode]).toEqual([
      404, 200,
    ]);
    for (const event of ['draft', 'google_click', 'feedback', 'x'])
      expect([400, 404], event).toContain((await report(event)).statusCode);
    const { rows } = await server.ctx.pool.query(
      'select from hour_counts where business_id = any($1)',
      [[999_999, inactive.id, businessId]],
    );
    expect(rows).toEqual([]);
  });

  it('is not found if the business is purged meanwhile, like a click', async () => {
    const { id } = await server.addBusiness();
    const purging = await server.ctx.pool.connect();
    await purging.query('begin');
    await purging.query('delete from businesses where id = $1', [id]);
    const answers = [report('view', {}, id), click(server.app, id, 'google')];
    await waitForBlockedStatements(server.ctx, answers.length);
    await purging.query('commit');
    purging.release();
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(404);
  });

  it('has its own limit for each address, which costs no query and stores no address', async () => {
    const { rows: before } = await server.ctx.pool.query('select key from rate_limits');
    const from = { remoteAddress: '203.0.113.77' };
    for (let n = 0; n < rateLimits.visit.points; n += 100)
      await Promise.all(Array.from({ length: 100 }, () => report('view', from, 999_999)));
    expect((await report('view', from)).statusCode).toBe(429);
    expect((await click(server.app, businessId, 'google', from)).statusCode).toBe(200);
    const { rows } = await server.ctx.pool.query('select key from rate_limits');
    expect(rows.length).toBe(before.length + 1);
  });

  it('stores nothing about the visitor', async () => {
    await report('view', {
      headers: { 'user-agent': 'Canarybrowser', cookie: 'sid=canarycookie' },
      remoteAddress: '203.0.113.78',
    });
    const { rows } = await server.ctx.pool.query('select t::text from hour_counts t');
    expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0\.113/i);
  });

  it('sets no cookie, and takes no body', async () => {
    const answer = await report('view');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const big = { x: 'x'.repeat(2_000) };
    const large = await post(server.app, `/api/analytics/view/${businessId}`, big);
    expect(large.statusCode).toBe(413);
  });
});

it('counts 200 concurrent events of two businesses in two processes exactly', async () => {
  const { app } = await server.addProcess();
  const ids = [businessId, (await server.addBusiness()).id];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      post(
        n % 2 === 0 ? server.app : app,
        `/api/analytics/${n % 8 < 4 ? 'view' : 'good'}/${ids[(n >> 1) % 2]}`,
        undefined,
      ),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const id of ids)
    expect(await hours(id)).toEqual([
      { day: '2026-11-21', kind: 'good', hours: { 10: 50 } },
      { day: '2026-11-21', kind: 'view', hours: { 10: 50 } },
    ]);
});

it('counts drafts, clicks and feedback by hour too, and repeats once', async () => {
  await generate(server.app, { businessId }, { key: 'draft-of-ten' });
  await sendFeedback(server.app, businessId, {}, { key: 'feedback-of-ten' });
  clock = new Date('2026-11-21T11:10:00Z');
  await generate(server.app, { businessId }, { key: 'draft-of-ten' });
  await sendFeedback(server.app, businessId, {}, { key: 'feedback-of-ten' });
  await Promise.all([click(server.app, businessId), click(server.app, businessId)]);
  await click(server.app, businessId, 'facebook');
  expect(await hours()).toEqual([
    { day: '2026-11-21', kind: 'draft', hours: { 10: 1 } },
    { day: '2026-11-21', kind: 'facebook_click', hours: { 11: 1 } },
    { day: '2026-11-21', kind: 'feedback', hours: { 10: 1 } },
    { day: '2026-11-21', kind: 'google_click', hours: { 11: 2 } },
  ]);
});

describe('after 60 days', () => {
  it('hours become days, and totals stay, however often and wherever that runs', async () => {
    const first = clock;
    await Promise.all([report('view'), report('view'), report('bad')]);
    await Promise.all([click(server.app, businessId), generate(server.app, { businessId })]);
    clock = new Date('2026-11-22T01:00:00Z');
    await report('view');
    clock = new Date(first.getTime() + 59 * DAY);
    await sweep(server.ctx);
    expect(await days()).toEqual([]);
    clock = new Date(first.getTime() + 60 * DAY);
    await Promise.all([sweep(server.ctx), sweep(server.ctx)]);
    await sweep(server.ctx);
    expect(await days()).toEqual([
      { day: '2026-11-21', kind: 'bad', count: 1 },
      { day: '2026-11-21', kind: 'view', count: 2 },
    ]);
    expect(await hours()).toEqual([{ day: '2026-11-22', kind: 'view', hours: { 1: 1 } }]);
    const { rows } = await server.ctx.pool.query(
      'select kind, count from business_counts where business_id = $1 order by kind',
      [businessId],
    );
    expect(rows).toEqual([
      { kind: 'draft', count: 1 },
      { kind: 'google_click', count: 1 },
    ]);
  });
});

function report(event: string, extras: Extras = {}, id = businessId) {
  return post(server.app, `/api/analytics/${event}/${id}`, undefined, extras);
}

async function hours(id = businessId): Promise<unknown[]> {
  const { rows } = await server.ctx.pool.query(
    `select day::text, kind, (
       select json_object_agg(hour, hours[hour]) from generate_subscripts(hours, 1) hour
       where hours[hour] is not null) as hours
     from hour_counts where business_id = $1 order by day, kind`,
    [id],
  );
  return rows;
}

async function days(): Promise<unknown[]> {
  const { rows } = await server.ctx.pool.query(
    'select day::text, kind, count from visit_counts where business_id = $1 order by day, kind',
    [businessId],
  );
  return rows;
}
