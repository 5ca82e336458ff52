import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { overview, type Overview } from '../../../contract/overview.ts';
import { addUsage } from '../../db/draft-usage.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { click, generate, sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');

let clock = start;
let server: TestServer;
let as: AdminActions;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  await server.ctx.pool.query(
    'truncate users, outbox, draft_usage, draft_usage_shards, click_usage, click_usage_shards, size_changes cascade',
  );
  const admin = await server.addOwner({ isAdmin: true });
  as = adminActions(server.app, await server.signIn(admin));
});

it('describes an installation where nothing has happened yet', async () => {
  const { uptime, days, ...rest } = await read();
  expect(rest).toEqual({
    version: '1.0.2',
    users: 1,
    businesses: { all: 0, active: 0 },
    writer: { provider: 'builtin', model: null, fallback: null },
    refusals: { own: {}, model: {} },
    fallbacks: {},
    tokens: { sent: 0, received: 0 },
    email: { waiting: 0, oldest: null, undeliverable: 0 },
    troubles: [],
  });
  expect(uptime).toBeGreaterThan(0);
  expect(days).toHaveLength(30);
  expect(days[0]?.day).toBe('2026-10-23');
  expect(days.at(-1)).toEqual({
    day: '2026-11-21',
    drafts: 0,
    googleLinkClicks: 0,
    facebookLinkClicks: 0,
  });
});

it('counts all and active businesses', async () => {
  const owner = await server.addOwner();
  await server.addBusiness({ userId: owner.id });
  await server.addBusiness({ userId: owner.id, isActive: false });
  await server.addBusiness({ userId: owner.id });
  expect(await read()).toMatchObject({ users: 2, businesses: { all: 3, active: 2 } });
});

it('counts drafts and clicks of all businesses by UTC day', async () => {
  const [one, two] = [await server.addBusiness(), await server.addBusiness()];
  clock = new Date(start.getTime() - 29 * DAY);
  await click(server.app, one.id, 'google');
  clock = new Date(start.getTime() - 30 * DAY);
  await click(server.app, one.id, 'google');
  clock = start;
  for (const { id } of [one, two]) await click(server.app, id, 'google');
  await click(server.app, two.id, 'facebook');
  await generate(server.app, { businessId: one.id });
  await generate(server.app);
  const { days } = await read();
  expect(days[0]).toMatchObject({ day: '2026-10-23', drafts: 0, googleLinkClicks: 1 });
  expect(days.at(-1)).toMatchObject({ drafts: 2, googleLinkClicks: 2, facebookLinkClicks: 1 });
  expect(days.reduce((sum, each) => sum + each.googleLinkClicks, 0)).toBe(3);
});

it('counts 100 concurrent clicks as 100, in two processes', async () => {
  const other = await server.addProcess();
  const { id } = await server.addBusiness();
  await Promise.all(
    Array.from({ length: 100 }, (_, n) => click((n % 2 ? server : other).app, id, 'facebook')),
  );
  expect((await read()).days.at(-1)?.facebookLinkClicks).toBe(100);
});

it('still counts the clicks of a business deleted with its owner', async () => {
  const business = await server.addBusiness();
  await click(server.app, business.id);
  await as.remove(business.userId);
  expect((await read()).days.at(-1)?.googleLinkClicks).toBe(1);
});

it('adds up rejections, fallbacks and tokens of the 30 days', async () => {
  const { db } = server.ctx;
  await addUsage(db, '2026-11-21', [
    { kind: 'own-refusal', name: 'too-similar', count: 2 },
    { kind: 'model-refusal', name: 'quotes', count: 1 },
    { kind: 'fallback', name: 'cut', count: 1 },
    { kind: 'fallback', name: 'prompt-injection', count: 1 },
    { kind: 'fallback', name: 'steering', count: 2 },
    { kind: 'model', name: 'tokens-in', count: 500 },
    { kind: 'model', name: 'tokens-out', count: 90 },
  ]);
  await addUsage(db, '2026-10-23', [
    { kind: 'own-refusal', name: 'too-alike', count: 3 },
    { kind: 'fallback', name: 'steering', count: 4 },
    { kind: 'model', name: 'tokens-in', count: 20 },
  ]);
  await addUsage(db, '2026-10-22', [{ kind: 'fallback', name: 'cut', count: 1_000 }]);
  expect(await read()).toMatchObject({
    refusals: { own: { 'too-similar': 5 }, model: { quotes: 1 } },
    fallbacks: { cut: 1, 'prompt-injection': 7 },
    tokens: { sent: 520, received: 90 },
  });
});

describe('email', () => {
  it('shows how much is waiting, and for how long', async () => {
    const { id } = await server.addBusiness();
    await sendFeedback(server.app, id);
    clock = new Date(start.getTime() + 90_000);
    await sendFeedback(server.app, id);
    expect((await read()).email).toEqual({ waiting: 2, oldest: 90, undeliverable: 0 });
    await server.ctx.outbox.work();
    expect((await read()).email).toEqual({ waiting: 0, oldest: null, undeliverable: 0 });
  });

  it('shows how much was undeliverable in the last 30 days', async () => {
    const give = (daysAgo: number, status: string) =>
      server.ctx.pool.query(
        `insert into outbox (kind, status, expires_at, ended_at) values ('feedback', $1, $2, $2)`,
        [status, new Date(start.getTime() - daysAgo * DAY)],
      );
    await give(1, 'undeliverable');
    await give(29, 'undeliverable');
    await give(31, 'undeliverable');
    await give(1, 'delivered');
    expect((await read()).email.undeliverable).toBe(2);
  });
});

it('is exact beyond 10,000 rows, even right after most of them were deleted, in as many queries', async () => {
  const { pool } = server.ctx;
  const few = await countQueries(server.ctx, () => as.overview());
  await pool.query(
    `insert into users (name, email, search_text)
     select 'N', n || '@many.example.com', 'n' from generate_series(1, 12000) n`,
  );
  await pool.query(
    `insert into businesses (user_id, name, search_text, is_active)
     select u.id, 'B', 'b', n <> 1 from users u, generate_series(1, 2) n where u.name = 'N'`,
  );
  expect(await read()).toMatchObject({
    users: 12_001,
    businesses: { all: 24_000, active: 12_000 },
  });
  await pool.query('analyze users, businesses');
  await pool.query(`delete from users where email like '%7@many.example.com'`);
  await pool.query(`delete from businesses where is_active and id % 2 = 0`);
  const counted = await pool.query<{ all: number; active: number }>(
    'select count(*)::int as all, count(*) filter (where is_active)::int as active from businesses',
  );
  const [businesses] = counted.rows;
  expect(businesses?.all).toBeLessThan(20_000);
  expect(await read()).toMatchObject({ users: 10_801, businesses });
  expect(await countQueries(server.ctx, () => as.overview())).toBeLessThanOrEqual(few);
});

it('names no person and no business', async () => {
  const { id } = await server.addBusiness({ name: 'Xanthippe’s Bakery', slug: 'xanthippe' });
  await generate(server.app, { businessId: id, thankSomeone: 'Zebedee' });
  await sendFeedback(server.app, id);
  expect((await as.overview()).body).not.toMatch(/xanthippe|zebedee|@/i);
});

async function read(): Promise<Overview> {
  return overview.parse((await as.overview()).json());
}
