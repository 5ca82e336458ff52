import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analytics } from '../../contract/analytics.ts';
import type { RecentUse, TagUse } from '../../contract/recent-use.ts';
import { maxTags, tagNameMessages } from '../../contract/tags.ts';
import { addCount } from '../db/business-counts.ts';
import type { BusinessRow } from '../db/businesses.ts';
import type { UserRow } from '../db/users.ts';
import { businessCalls } from '../testing/businesses.ts';
import { click, fourSentiments, post, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let server: TestServer;
let owner: UserRow;
let business: BusinessRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date('2026-11-21T20:00:00Z');
  owner = await server.addOwner();
  business = await server.addBusiness({ userId: owner.id });
  cookies = await server.signIn(owner);
});

describe('the last 30 days', () => {
  it('are UTC days for a business without a time zone', async () => {
    await visitAt('2026-11-21T00:00:00Z');
    await visitAt('2026-10-22T23:59:59Z');
    await visitAt('2026-10-23T00:00:00Z');
    const { timeZone, lastDay, days } = await read();
    expect([timeZone, lastDay]).toEqual([null, '2026-11-21']);
    expect(used(days.visits)).toEqual({ 0: 1, 29: 1 });
  });

  it('are those of its time zone', async () => {
    await setTimeZone('America/Los_Angeles');
    // Before and after midnight in California.
    await visitAt('2026-11-21T07:59:59Z');
    await visitAt('2026-11-21T08:00:00Z');
    await visitAt('2026-11-22T03:00:00Z');
    clock = new Date('2026-11-22T05:00:00Z');
    const { timeZone, lastDay, days, funnel } = await read();
    expect([timeZone, lastDay]).toEqual(['America/Los_Angeles', '2026-11-21']);
    expect(used(days.visits)).toEqual({ 28: 1, 29: 2 });
    expect(funnel.visits).toBe(3);
    await setTimeZone('Pacific/Auckland');
    expect((await read()).lastDay).toBe('2026-11-22');
  });

  it('lose nothing on a day of 25 hours', async () => {
    await setTimeZone('America/New_York');
    // November 1 lasts from 4:00 to 5:00 UTC on the next day.
    for (let hour = 3; hour < 30; hour += 1)
      await visitAt(new Date(Date.parse('2026-11-01T00:30:00Z') + hour * 3_600_000).toISOString());
    clock = new Date('2026-11-05T12:00:00Z');
    expect((await read()).days.visits.slice(-6)).toEqual([1, 25, 1, 0, 0, 0]);
  });

  it('contain what was counted by day only, before there were hours', async () => {
    await setTimeZone('America/Los_Angeles');
    await addCount(server.ctx.db, business.id, 'draft', '2026-11-20', 7);
    clock = new Date('2026-11-21T05:00:00Z');
    await click(server.app, business.id);
    await addCount(server.ctx.db, business.id, 'google_click', '2026-11-21', 2);
    clock = new Date('2026-11-21T20:00:00Z');
    const { days } = await read();
    expect(used(days.reviewsGenerated)).toEqual({ 28: 7 });
    expect(used(days.googleLinkClicks)).toEqual({ 28: 1, 29: 2 });
  });

  it('add up to the same as the database and the API’s UTC days', async () => {
    await setTimeZone('America/Chicago');
    for (const event of ['view', 'view', 'view', 'good', 'good', 'bad', 'copied'])
      await report(event);
    await draft();
    await draft();
    await Promise.all([click(server.app, business.id), click(server.app, business.id, 'facebook')]);
    await sendFeedback(server.app, business.id);
    const { funnel } = await read();
    expect(funnel).toEqual({
      visits: 3,
      good: 2,
      bad: 1,
      drafts: 2,
      copied: 1,
      clicks: 2,
      feedback: 1,
    });
    const answer = await server.app.inject({ url: `/api/analytics/${business.id}`, cookies });
    expect(answer.json<Analytics>()).toMatchObject({ reviewsGenerated: 2, googleLinkClicks: 1 });
  });
});

describe('the time zone', () => {
  it('is guessed by the browser, and an unknown guess is none', async () => {
    const calls = businessCalls(server.app, cookies);
    const [guessed, unknown, missing] = await Promise.all([
      calls.create({ timeZone: 'America/Denver' }),
      calls.create({ timeZone: 'America/Atlantis' }),
      calls.create(),
    ]);
    expect([guessed, unknown, missing].map((answer) => answer.json().timeZone)).toEqual([
      'America/Denver',
      null,
      null,
    ]);
  });

  it('is changed and removed by the owner, and refused if it is none', async () => {
    const { update } = businessCalls(server.app, cookies);
    const changed = await update(business.id, { timeZone: 'Europe/Berlin' });
    expect(changed.json().timeZone).toBe('Europe/Berlin');
    for (const timeZone of ['Nowhere/Land', '+05:00', '', 'x'.repeat(65), 7])
      expect((await update(business.id, { timeZone })).statusCode, String(timeZone)).toBe(400);
    expect((await update(business.id, { timeZone: null })).json().timeZone).toBeNull();
  });
});

describe('tagged links', () => {
  it('are named by the owner, and told apart', async () => {
    const desk = await addTag('Front desk');
    const door = await addTag('Door');
    expect([desk.tag, door.tag]).toEqual(['front-desk', 'door']);
    await report('view', 'front-desk');
    await report('view', 'front-desk');
    await report('view', 'door');
    await report('good', 'door');
    await draft('front-desk');
    await post(server.app, `/api/analytics/google-click/${business.id}?at=door`, undefined);
    expect(await tags()).toEqual([
      { ...desk, visits: 2, drafts: 1, clicks: 0 },
      { ...door, visits: 1, drafts: 0, clicks: 1 },
    ]);
  });

  it.each(['nowhere', 'Front Desk', '', 'x'.repeat(5_000), '%00', '../..'])(
    'an unknown tag (%.20j) counts without it',
    async (tag) => {
      await addTag('Front desk');
      expect((await report('view', tag)).statusCode).toBe(200);
      const { funnel, tags: listed } = await read();
      expect([funnel.visits, listed[0]?.visits]).toEqual([1, 0]);
    },
  );

  it('does not count for another business with the same tag', async () => {
    const other = await server.addBusiness({ userId: owner.id });
    await addTag('Door');
    await addTag('Door', other.id);
    await report('view', 'door', other.id);
    expect((await tags())[0]?.visits).toBe(0);
  });

  it('keeps the totals when it is deleted', async () => {
    const { id } = await addTag('Door');
    await report('view', 'door');
    const url = `/api/businesses/${business.id}/tags/${id}`;
    expect((await server.app.inject({ method: 'DELETE', url, cookies })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'DELETE', url, cookies })).statusCode).toBe(404);
    const { funnel, tags: listed } = await read();
    expect([funnel.visits, listed]).toEqual([1, []]);
  });

  it('is the same link after a double click, and another one for a similar name', async () => {
    const [one, two] = await Promise.all([addTag('Door'), addTag('door!')]);
    expect(one).toEqual(two);
    expect((await addTag('Do or')).tag).toBe('do-or');
    expect((await addTag('D’oor 1')).tag).toBe('door-1');
    expect((await addTag('The second floor by the elevator')).tag).toBe('the-second-floor');
    expect((await addTag('Window opposite')).tag).toBe('window-opposite');
    expect((await addTag('Window near reception')).tag).toBe('window-near');
    expect((await addTag('受付')).tag).toMatch(/^business-/);
  });

  it.each(['!!!', ' – ', '👍'])(
    'cannot be named %j, which has nothing for a link',
    async (name) => {
      const refused = await postTag(name);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ name: tagNameMessages.noWord });
    },
  );

  it('there are at most 20, also at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxTags + 3 }, (_, n) => postTag(`Room ${n}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxTags);
    expect(await tags()).toHaveLength(maxTags);
    expect((await postTag('')).statusCode).toBe(400);
  });

  it('counts 200 concurrent visits by two links in two processes exactly', async () => {
    await addTag('Desk');
    await addTag('Door');
    const { app } = await server.addProcess();
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        post(
          n % 2 === 0 ? server.app : app,
          `/api/analytics/view/${business.id}${['?at=desk', '?at=door', ''][n % 3]}`,
          undefined,
        ),
      ),
    );
    const { funnel, tags: listed } = await read();
    expect(funnel.visits).toBe(200);
    expect(listed.map(({ visits }) => visits)).toEqual([67, 67]);
  });
});

async function read(): Promise<RecentUse> {
  const url = `/api/analytics/${business.id}/recent`;
  return (await server.app.inject({ url, cookies })).json<RecentUse>();
}

async function tags(): Promise<TagUse[]> {
  return (await read()).tags;
}

async function visitAt(time: string): Promise<void> {
  const before = clock;
  clock = new Date(time);
  await report('view');
  clock = before;
}

function report(event: string, tag?: string, id = business.id) {
  const query = tag === undefined ? '' : `?at=${encodeURIComponent(tag)}`;
  return post(server.app, `/api/analytics/${event}/${id}${query}`, undefined);
}

function draft(tag?: string) {
  const url = `/api/reviews/generate${tag ? `?at=${tag}` : ''}`;
  return post(server.app, url, { sentiments: fourSentiments, businessId: business.id });
}

async function setTimeZone(timeZone: string): Promise<void> {
  const answer = await businessCalls(server.app, cookies).update(business.id, { timeZone });
  expect(answer.statusCode).toBe(200);
}

function postTag(name: string, id = business.id) {
  return post(server.app, `/api/businesses/${id}/tags`, { name }, { cookies });
}

async function addTag(name: string, id = business.id) {
  return (await postTag(name, id)).json<Pick<TagUse, 'id' | 'tag' | 'name'>>();
}

/** The counts that are not 0, by their place. */
function used(counts: readonly number[]): Record<number, number> {
  return Object.fromEntries([...counts.entries()].filter(([, count]) => count > 0));
}
