import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { businessCalls, editForm, type BusinessCalls } from '../../testing/businesses.ts';
import { generate } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let as: BusinessCalls;
let elsewhere: BusinessCalls;
let admin: BusinessCalls;
let id: number;
/** The revision of the business as it was set up. */
let opened: string;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  const { app } = await server.addProcess();
  const adminCookies = await server.signIn(await server.addOwner({ isAdmin: true }));
  admin = businessCalls(app, adminCookies);
  const cookies = await server.signIn(await server.addOwner());
  as = businessCalls(server.app, cookies);
  elsewhere = businessCalls(app, cookies);
});

beforeEach(async () => {
  ({ id, revision: opened } = (await as.create()).json<OwnedBusinessReply>());
});

afterAll(() => server.close());

describe('a change on the newest revision', () => {
  it('is saved, and returns the next revision', async () => {
    const { revision } = answered(await as.update(id, { name: 'First', revision: opened }));
    const again = answered(await as.update(id, { name: 'Second', revision }));
    expect(new Set([opened, revision, again.revision]).size).toBe(3);
    expect(answered(await as.read(id))).toEqual(again);
  });

  it('also works for the lists', async () => {
    const { revision } = answered(await as.update(id, { ...editForm, revision: opened }));
    const lists = await as.replaceCategories(id, ['Orthodontist'], revision);
    const { revision: last } = lists.json<OwnedBusinessReply>();
    expect(await newest()).toBe(last);
  });

  it('is the same for the owner and for an admin', async () => {
    expect(answered(await admin.read(id)).revision).toBe(opened);
    const { revision } = answered(await admin.update(id, { name: 'Theirs', revision: opened }));
    expect(await newest()).toBe(revision);
  });
});

describe('a change on an older revision', () => {
  it('is rejected with its own code, and nothing is saved', async () => {
    await admin.update(id, { nickname: 'Theirs' });
    const before = await stored();
    expectStale(await as.update(id, { ...editForm, revision: opened }));
    expectStale(await as.replaceCategories(id, ['Orthodontist'], opened));
    expect(await stored()).toEqual(before);
  });

  it('is rejected after a change of categories, too', async () => {
    await elsewhere.addCategory(id, 'Orthodontist');
    expectStale(await as.update(id, { name: 'Mine', revision: opened }));
  });

  it('is rejected as stale if the logo has changed, not because of the logo', async () => {
    const logoUrl = await picture('#112233');
    const mine = answered(await as.update(id, { logoUrl, revision: opened }));
    await elsewhere.update(id, { logoUrl: await picture('#445566') });
    const { logoUrl: former, revision } = mine;
    expectStale(await as.update(id, { name: 'Mine', logoUrl: former, revision }));
  });

  it('does not store its picture', async () => {
    await elsewhere.update(id, { nickname: 'Theirs' });
    const count = 'select count(*)::int from logos';
    const before = (await server.ctx.pool.query(count)).rows;
    expectStale(await as.update(id, { logoUrl: await picture('#778899'), revision: opened }));
    expect((await server.ctx.pool.query(count)).rows).toEqual(before);
  });

  it('is not recorded as an admin action', async () => {
    await as.update(id, { nickname: 'Mine' });
    const actions = 'select count(*)::int from audit where target_id = $1';
    const before = (await server.ctx.pool.query(actions, [id])).rows;
    expectStale(await admin.update(id, { nickname: 'Theirs', revision: opened }));
    expect((await server.ctx.pool.query(actions, [id])).rows).toEqual(before);
  });

  it('is not revealed to people who cannot change the business', async () => {
    const otherOwner = businessCalls(server.app, await server.signIn(await server.addOwner()));
    await as.update(id, { nickname: 'Mine' });
    const answer = await otherOwner.update(id, { name: 'Strange', revision: opened });
    expect(answer.statusCode).toBe(403);
    expect((await otherOwner.read(id)).body).not.toContain('revision');
  });
});

describe('repeating a call whose response was lost', () => {
  it('gets the same response', async () => {
    const logoUrl = await picture('#aabbcc');
    const change = { ...editForm, logoUrl, revision: opened };
    const first = await as.update(id, change);
    expect(answered(await elsewhere.update(id, change))).toEqual(first.json());
    const lists = [['Orthodontist', 'Day spa'], answered(first).revision] as const;
    const { revision } = (await as.replaceCategories(id, ...lists)).json<OwnedBusinessReply>();
    expect((await as.replaceCategories(id, ...lists)).json()).toMatchObject({ revision });
  });

  it('is rejected once someone else has changed what it saved', async () => {
    const change = { name: 'Mine', revision: opened };
    await as.update(id, change);
    await admin.update(id, { name: 'Theirs' });
    expectStale(await as.update(id, change));
  });

  it('twenty times at once in two processes is one change', async () => {
    const change = { name: 'The same', revision: opened };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? as : elsewhere).update(id, change)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answered(answers[0])).toMatchObject({ name: 'The same' });
  });
});

it('of twenty concurrent changes to one revision in two processes, one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? as : elsewhere).update(id, { name: `Number ${n}`, revision: opened }),
    ),
  );
  const [winner, ...others] = answers.filter(({ statusCode }) => statusCode === 200);
  expect(others).toEqual([]);
  expect(answered(await as.read(id))).toEqual(answered(winner));
  const refused = answers.filter((answer) => answer !== winner);
  expect(refused).toHaveLength(19);
  for (const answer of refused) expectStale(answer);
});

describe('without a revision', () => {
  it('K-24 K-25 K-26 the last change wins, as the specification has it', async () => {
    await elsewhere.update(id, { name: 'Theirs' });
    expect(answered(await as.update(id, { name: 'Mine' }))).toMatchObject({ name: 'Mine' });
    expect((await as.replaceCategories(id, ['Orthodontist'])).statusCode).toBe(200);
    expect((await as.replaceKeywords(id, [])).statusCode).toBe(200);
  });

  it.each([null, 7, {}])('and %j is rejected', async (revision) => {
    const answer = await as.update(id, { name: 'Mine', revision });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { revision: expect.any(String) } });
  });
});

describe('the revision stays the same', () => {
  it('when the page is switched off and on, also by an admin', async () => {
    await as.toggle(id, false);
    expect(await newest()).toBe(opened);
    await admin.toggle(id, true);
    expect(await newest()).toBe(opened);
  });

  it('when phrases are edited', async () => {
    await admin.addKeyword(id, 'Chosen by hand');
    await admin.replaceKeywords(id, []);
    expect(await newest()).toBe(opened);
  });

  it('when customers come, draft and click', async () => {
    const { slug } = answered(await as.read(id));
    const page = await server.app.inject(`/thumbs-up-down/${slug}`);
    const draft = await generate(server.app, { businessId: id });
    const url = `/api/analytics/google-click/${id}`;
    const click = await server.app.inject({ method: 'POST', url });
    expect([page, draft, click].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await newest()).toBe(opened);
  });

  it('when feedback becomes undeliverable', async () => {
    await server.ctx.pool.query(
      `insert into outbox (kind, business_id, status, expires_at, ended_at)
       values ('feedback', $1, 'undeliverable', now(), now())`,
      [id],
    );
    expect(await newest()).toBe(opened);
  });

  it('when nothing is changed, or changed back', async () => {
    await as.update(id, { name: ' Maple Street  Dental ' });
    expect(await newest()).toBe(opened);
    await as.update(id, { name: 'Renamed' });
    expect(await newest()).not.toBe(opened);
    await as.update(id, { name: 'Maple Street Dental' });
    expect(await newest()).toBe(opened);
  });
});

it.each(Object.entries({ ...editForm, categories: ['Orthodontist'] }))(
  'another %s changes the revision',
  async (name, value) => {
    if (name === 'categories') await as.replaceCategories(id, value);
    else await as.update(id, { [name]: value });
    expect(await newest()).not.toBe(opened);
  },
);

it('moving a text to another field changes the revision', async () => {
  const one = answered(await as.update(id, { nickname: 'Oak', city: null }));
  const other = answered(await as.update(id, { nickname: null, city: 'Oak' }));
  expect(one.revision).not.toBe(other.revision);
});

function expectStale(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(409);
  const message =
    'This business was changed in another window or by someone else since you opened it.';
  expect(answer.json()).toEqual({ error: message, message, code: 'stale_revision' });
}

function answered(answer: LightMyRequestResponse | undefined): OwnedBusinessReply {
  expect(answer?.statusCode).toBe(200);
  return answer?.json() as OwnedBusinessReply; // the response for owners and admins
}

async function newest(): Promise<string> {
  return answered(await as.read(id)).revision;
}

async function stored(): Promise<unknown> {
  return (await server.ctx.pool.query('select * from businesses where id = $1', [id])).rows;
}

async function picture(background: string): Promise<string> {
  const png = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
  return `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`;
}
