import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { click } from '../testing/requests.ts';
import { sumCounts } from '../testing/sum-counts.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  businessId = (await server.addBusiness()).id;
});

describe.each([
  ['K-16', 'google', { draft: 0, google_click: 1, facebook_click: 0 }],
  ['K-17', 'facebook', { draft: 0, google_click: 0, facebook_click: 1 }],
] as const)('%s a click on %s', (_row, platform, counts) => {
  it('counts nothing for an unknown business', async () => {
    const answer = await click(server.app, 999_999, platform);
    expect(answer.statusCode).toBe(404);
    const { rows } = await server.ctx.pool.query(
      'select from business_counts where business_id = 999999',
    );
    expect(rows).toEqual([]);
  });

  it('C-33 is not counted for an inactive business', async () => {
    const resting = await server.addBusiness({ isActive: false });
    const answer = await click(server.app, resting.id, platform);
    expect(answer.statusCode).toBe(200);
    expect(await sumCounts(server.ctx.db, resting.id)).toEqual(none);
  });

  it("C-17 is not counted for a deactivated owner's business", async () => {
    const owner = await server.addOwner({ isActive: false });
    const { id } = await server.addBusiness({ userId: owner.id });
    await click(server.app, id, platform);
    expect(await sumCounts(server.ctx.db, id)).toEqual(none);
  });

  it('is counted once, without a body', async () => {
    const answer = await click(server.app, businessId, platform);
    expect(answer.json()).toEqual({ success: true });
    expect(await sumCounts(server.ctx.db, businessId)).toEqual(counts);
  });
});

it('K-16 counts 200 concurrent clicks as 200, with the visitor’s rate limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => click(server.app, businessId)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await sumCounts(server.ctx.db, businessId)).google_click).toBe(200);
});

it('counts concurrent clicks on several links in two processes exactly, in all and by business', async () => {
  const before = await installationClicks();
  const { app } = await server.addProcess();
  const ids = [businessId, (await server.addBusiness()).id, (await server.addBusiness()).id];
  const answers = await Promise.all(
    Array.from({ length: 240 }, (_, n) =>
      click(n % 2 === 0 ? server.app : app, ids[n % 3] ?? 0, n % 4 < 2 ? 'google' : 'facebook', {
        remoteAddress: `203.0.113.${n % 5}`,
      }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const id of ids) {
    const counted = await sumCounts(server.ctx.db, id);
    expect(counted).toEqual({ draft: 0, google_click: 40, facebook_click: 40 });
  }
  expect((await installationClicks()) - before).toBe(240);
});

it('has counted a click once it is answered', async () => {
  for (let count = 1; count <= 5; count += 1) {
    const others = [click(server.app, businessId, 'facebook'), click(server.app, businessId)];
    await click(server.app, businessId);
    const { google_click } = await sumCounts(server.ctx.db, businessId);
    expect(google_click).toBeGreaterThanOrEqual(2 * count - 1);
    await Promise.all(others);
    expect((await sumCounts(server.ctx.db, businessId)).google_click).toBe(2 * count);
  }
});

it('counts none of the clicks whose statement fails, and the next ones again', async () => {
  server.expectErrors();
  await server.ctx.pool.query('alter table click_usage_shards rename to away');
  const failed = await Promise.all(Array.from({ length: 10 }, () => click(server.app, businessId)));
  await server.ctx.pool.query('alter table away rename to click_usage_shards');
  expect(new Set(failed.map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
  expect(await sumCounts(server.ctx.db, businessId)).toEqual(none);
  await click(server.app, businessId);
  expect((await sumCounts(server.ctx.db, businessId)).google_click).toBe(1);
});

it('counts by UTC day', async () => {
  clock = new Date('2026-11-21T23:59:59.999Z');
  await click(server.app, businessId);
  await click(server.app, businessId);
  clock = new Date('2026-11-22T00:00:00.000Z');
  await click(server.app, businessId);
  const { rows } = await server.ctx.pool.query(
    'select day::text, count from business_counts where business_id = $1 order by day',
    [businessId],
  );
  expect(rows).toEqual([
    { day: '2026-11-21', count: 2 },
    { day: '2026-11-22', count: 1 },
  ]);
});

it('stores nothing about who clicked', async () => {
  await click(server.app, businessId, 'google', {
    headers: { 'user-agent': 'Canarybrowser', cookie: 'sid=canarycookie' },
    remoteAddress: '203.0.113.77',
  });
  const { rows } = await server.ctx.pool.query('select t::text from business_counts t');
  expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0\.113/i);
});

async function installationClicks(): Promise<number> {
  const { rows } = await server.ctx.pool.query<{ clicks: number }>(
    'select coalesce(sum(count), 0)::int as clicks from click_usage_shards',
  );
  return rows[0]?.clicks ?? 0;
}

const none = { draft: 0, google_click: 0, facebook_click: 0 };
