import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '../../contract/durations.ts';
import type { ListedBusiness } from '../../contract/businesses.ts';
import { addCount } from '../db/business-counts.ts';
import { insertLogo } from '../db/logos.ts';
import { seededRandom } from '../domain/drafting/writer/seeded-random.ts';
import { addDays, utcDay } from '../domain/utc-day.ts';
import { countQueries } from '../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const now = new Date('2026-11-21T23:30:00Z');
const zeros = Array.from({ length: 30 }, () => 0);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});

afterAll(() => server.close());

it('K-18 lists only the caller’s businesses, by name', async () => {
  const owner = await server.addOwner();
  await server.addBusiness({ name: 'Not yours' });
  const second = await server.addBusiness({
    userId: owner.id,
    name: 'maple Clinic',
    isActive: false,
  });
  const third = await server.addBusiness({
    userId: owner.id,
    name: 'Zebra Dental',
    slug: null,
    reviewUrl: null,
    facebookUrl: null,
  });
  const first = await server.addBusiness({
    userId: owner.id,
    name: 'Anchor Physio',
    nickname: 'Downtown',
    city: 'Sacramento',
    state: 'CA',
    keywords: [{ keyword: 'physio near me', isLocalSeo: true }],
  });
  const answer = await list(await server.signIn(owner));
  const plain = {
    nickname: null,
    city: null,
    state: null,
    isActive: true,
    logoUrl: null,
    reviewUrl: 'https://example.com/google-review',
    facebookUrl: 'https://example.com/facebook',
    analytics: {
      reviewsGenerated: 0,
      googleLinkClicks: 0,
      facebookLinkClicks: 0,
      recent: {
        lastDay: '2026-11-21',
        reviewsGenerated: zeros,
        googleLinkClicks: zeros,
        facebookLinkClicks: zeros,
      },
    },
    feedbackWait: null,
    feedbackRefusal: null,
    undelivered: null,
  };
  expect(answer.json()).toEqual([
    {
      ...plain,
      id: first.id,
      slug: first.slug,
      name: 'Anchor Physio',
      nickname: 'Downtown',
      city: 'Sacramento',
      state: 'CA',
    },
    { ...plain, id: second.id, slug: second.slug, name: 'maple Clinic', isActive: false },
    {
      ...plain,
      id: third.id,
      slug: null,
      name: 'Zebra Dental',
      reviewUrl: null,
      facebookUrl: null,
    },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('sorts names as people do, ignoring case, accents and quotes', async () => {
  const owner = await server.addOwner();
  for (const name of ['zebra', 'Éclair House', '“Day” Spa', 'Echo Park', 'ångström'])
    await server.addBusiness({ userId: owner.id, name });
  const names = (await listed(await server.signIn(owner))).map(({ name }) => name);
  expect(names).toEqual(['ångström', '“Day” Spa', 'Echo Park', 'Éclair House', 'zebra']);
});

it('lists nothing for an account without any', async () => {
  expect((await list(await server.signIn(await server.addOwner()))).json()).toEqual([]);
});

it('lists only an admin’s own, without phrases', async () => {
  const admin = await server.addOwner({ isAdmin: true });
  const cookies = await server.signIn(admin);
  expect((await list(cookies)).json()).toEqual([]);
  const keywords = [{ keyword: 'dentist near me', isLocalSeo: true }];
  await server.addBusiness({ userId: admin.id, keywords });
  const answer = await list(cookies);
  expect(answer.json()).toHaveLength(1);
  expect(answer.body).not.toContain('near me');
});

it('shows each business’s own counts', async () => {
  const owner = await server.addOwner();
  const [busy, quiet] = await Promise.all(
    ['Busy', 'Quiet'].map((name) => server.addBusiness({ userId: owner.id, name })),
  );
  for (const date of ['2026-11-21', '2026-11-21', '2026-11-01', '2024-02-29'])
    await addCount(server.ctx.db, busy?.id ?? 0, 'draft', date);
  await addCount(server.ctx.db, quiet?.id ?? 0, 'facebook_click', '2026-11-20');
  const [first, second] = await listed(await server.signIn(owner));
  expect(first?.analytics).toMatchObject({ reviewsGenerated: 4, facebookLinkClicks: 0 });
  expect(first?.analytics.recent.reviewsGenerated).toEqual([
    ...zeros.slice(0, 9),
    1,
    ...zeros.slice(0, 19),
    2,
  ]);
  expect(second?.analytics).toMatchObject({ reviewsGenerated: 0, facebookLinkClicks: 1 });
  expect(second?.analytics.recent.facebookLinkClicks).toEqual([...zeros.slice(0, 28), 1, 0]);
});

it('shows how much feedback of the last 30 days could not be delivered, and when it last happened', async () => {
  const owner = await server.addOwner();
  const { id } = await server.addBusiness({ userId: owner.id, name: 'A' });
  const other = await server.addBusiness({ userId: owner.id, name: 'B' });
  await addMessage(id, { endedAt: new Date(now.getTime() - 29 * DAY) });
  await addMessage(id, { endedAt: new Date(now.getTime() - 2 * DAY) });
  await addMessage(id, { endedAt: new Date(now.getTime() - 31 * DAY) });
  await addMessage(id, { kind: 'feedback_undeliverable' });
  await addMessage(other.id, { status: 'delivered' });
  const [first, second] = await listed(await server.signIn(owner));
  expect(first?.undelivered).toEqual({ count: 2, last: '2026-11-19T23:30:00.000Z' });
  expect(second?.undelivered).toBeNull();
});

it('takes four queries for one business and for 60, which weigh less than 60 kB', async () => {
  const owner = await server.addOwner();
  const cookies = await server.signIn(owner);
  await addBusyBusiness(owner.id, 0);
  expect(await countQueries(server.ctx, () => list(cookies))).toBe(4);
  for (let n = 1; n < 60; n += 1) await addBusyBusiness(owner.id, n);
  expect(await countQueries(server.ctx, () => list(cookies))).toBe(4);
  const { body } = await list(cookies);
  expect(JSON.parse(body)).toHaveLength(60);
  expect(Buffer.byteLength(body)).toBeLessThan(60_000);
});

/** A business with typical lengths of names, links and counts. */
async function addBusyBusiness(userId: number, n: number): Promise<void> {
  const random = seededRandom(String(n));
  const hash = n.toString(16).padStart(64, 'e');
  await insertLogo(server.ctx.db, hash, Buffer.from([n]));
  const { id } = await server.addBusiness({
    userId,
    name: `Riverside Dental Care ${n}`,
    slug: `riverside-dental-care-${n}`,
    nickname: 'North Natomas',
    city: 'West Sacramento',
    state: 'CA',
    reviewUrl: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
    facebookUrl: `https://www.facebook.com/riverside-dental-care-${n}/reviews`,
    logoHash: hash,
  });
  for (const kind of ['draft', 'google_click', 'facebook_click']) {
    const counts = Array.from({ length: 60 }, () => Math.floor(random.next() * 25));
    await server.ctx.pool.query(
      `insert into business_counts (business_id, day, kind, count)
       select $1, day::date, $2, count from unnest($3::text[], $4::int[]) as days (day, count)`,
      [id, kind, counts.map((_, ago) => addDays(utcDay(now), -ago)), counts],
    );
  }
}

it('lists a range, and no more than 1,000', async () => {
  const owner = await server.addOwner();
  for (const name of ['Cedar', 'Birch', 'Ash'])
    await server.addBusiness({ userId: owner.id, name: `${name} Clinic` });
  const cookies = await server.signIn(owner);
  const names = async (query: string) => {
    const reply = await server.app.inject({ url: `/api/businesses${query}`, cookies });
    return reply.statusCode === 200
      ? reply.json<ListedBusiness[]>().map(({ name }) => name.split(' ')[0])
      : reply.statusCode;
  };
  expect(await names('')).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(await names('?limit=2')).toEqual(['Ash', 'Birch']);
  expect(await names('?limit=2&offset=2')).toEqual(['Cedar']);
  expect(await names('?limit=1000&offset=3')).toEqual([]);
  for (const query of ['?limit=0', '?limit=1001', '?limit=x', '?offset=-1'])
    expect(await names(query), query).toBe(400);
});

/** A finished row of the outbox. */
async function addMessage(
  businessId: number,
  { kind = 'feedback', status = 'undeliverable', endedAt = now },
): Promise<void> {
  await server.ctx.pool.query(
    `insert into outbox (kind, business_id, status, expires_at, ended_at) values ($1, $2, $3, $4, $4)`,
    [kind, businessId, status, endedAt],
  );
}

function list(cookies: Record<string, string>) {
  return server.app.inject({ url: '/api/businesses', cookies });
}

async function listed(cookies: Record<string, string>): Promise<ListedBusiness[]> {
  return (await list(cookies)).json<ListedBusiness[]>();
}
