import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics, DailyCounts } from '../../contract/analytics.ts';
import { addCount } from '../db/business-counts.ts';
import type { BusinessRow } from '../db/businesses.ts';
import type { UserRow } from '../db/users.ts';
import { countQueries } from '../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let now = new Date('2026-11-21T23:59:59Z');
let server: TestServer;
let owner: UserRow;
let business: BusinessRow;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  owner = await server.addOwner();
  business = await server.addBusiness({
    userId: owner.id,
    createdAt: new Date('2026-10-20T08:00:00Z'),
  });
  await count('draft', '2026-10-20', 2);
  await count('draft', '2026-10-23', 3);
  await count('draft', '2026-11-21', 1);
  await count('google_click', '2026-11-20', 2);
  await count('facebook_click', '2026-10-22', 1);
});

afterAll(() => server.close());

describe.each(['', '/days'])('/api/analytics/{businessId}%s', (end) => {
  it('K-19 can be read by the owner and admins', async () => {
    const admin = await server.addOwner({ isAdmin: true });
    for (const user of [owner, admin])
      expect((await get(`${business.id}${end}`, user)).statusCode).toBe(200);
  });

  it('K-19 answers 401 to visitors, 403 to other owners, 404 for an unknown id', async () => {
    const other = await server.addOwner();
    await server.addBusiness({ userId: other.id });
    expect((await get(`${business.id}${end}`)).statusCode).toBe(401);
    const refused = await get(`${business.id}${end}`, other);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    for (const id of ['999999', '0', '-1', '1.5', 'x', '2147483648'])
      expect((await get(`${id}${end}`, owner)).statusCode, id).toBe(404);
  });

  it('takes three queries: session, business, counts', async () => {
    const cookies = await server.signIn(owner);
    const url = `/api/analytics/${business.id}${end}`;
    expect(await countQueries(server.ctx, () => server.app.inject({ url, cookies }))).toBe(3);
  });
});

it('C-44 sums drafts and clicks, and lists the last 30 UTC days', async () => {
  const { recent, ...sums } = (await get(`${business.id}`, owner)).json<Analytics>();
  expect(sums).toEqual({ reviewsGenerated: 6, googleLinkClicks: 2, facebookLinkClicks: 1 });
  expect(recent).toEqual({
    lastDay: '2026-11-21',
    // From October 23 on: the day before is the thirty-first.
    reviewsGenerated: [3, ...Array.from({ length: 28 }, () => 0), 1],
    googleLinkClicks: [...Array.from({ length: 28 }, () => 0), 2, 0],
    facebookLinkClicks: Array.from({ length: 30 }, () => 0),
  });
});

it('starts a new day at midnight UTC', async () => {
  now = new Date('2026-11-22T00:00:00Z');
  const { recent } = (await get(`${business.id}`, owner)).json<Analytics>();
  now = new Date('2026-11-21T23:59:59Z');
  expect(recent.lastDay).toBe('2026-11-22');
  expect(recent.reviewsGenerated.slice(-2)).toEqual([1, 0]);
});

it('lists every day since the business was set up', async () => {
  const days = await daysOf(business);
  expect(days).toHaveLength(33);
  expect(days.slice(0, 4)).toEqual([
    { day: '2026-10-20', reviewsGenerated: 2, googleLinkClicks: 0, facebookLinkClicks: 0 },
    { day: '2026-10-21', reviewsGenerated: 0, googleLinkClicks: 0, facebookLinkClicks: 0 },
    { day: '2026-10-22', reviewsGenerated: 0, googleLinkClicks: 0, facebookLinkClicks: 1 },
    { day: '2026-10-23', reviewsGenerated: 3, googleLinkClicks: 0, facebookLinkClicks: 0 },
  ]);
  expect(days[32]).toMatchObject({ day: '2026-11-21', reviewsGenerated: 1 });
});

it('starts with the first count if it is older than the business', async () => {
  const moved = await server.addBusiness({ userId: owner.id, createdAt: now });
  await addCount(server.ctx.db, moved.id, 'draft', '2026-11-19');
  expect((await daysOf(moved)).map(({ day }) => day)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
});

it('lists only today for a business of today, and at most ten years', async () => {
  const fresh = await server.addBusiness({ userId: owner.id, createdAt: now });
  expect((await daysOf(fresh)).map(({ day }) => day)).toEqual(['2026-11-21']);
  const createdAt = new Date('1999-12-31T00:00:00Z');
  const old = await server.addBusiness({ userId: owner.id, createdAt });
  await addCount(server.ctx.db, old.id, 'draft', '2000-01-01');
  const days = await daysOf(old);
  expect(days).toHaveLength(3_650);
  expect(days[3_649]?.day).toBe('2026-11-21');
});

async function count(
  kind: 'draft' | 'google_click' | 'facebook_click',
  day: string,
  times: number,
) {
  for (let n = 0; n < times; n += 1) await addCount(server.ctx.db, business.id, kind, day);
}

async function get(rest: string, user?: UserRow) {
  const cookies = user ? await server.signIn(user) : {};
  return server.app.inject({ url: `/api/analytics/${rest}`, cookies });
}

async function daysOf({ id }: BusinessRow): Promise<DailyCounts[]> {
  return (await get(`${id}/days`, owner)).json<{ days: DailyCounts[] }>().days;
}
