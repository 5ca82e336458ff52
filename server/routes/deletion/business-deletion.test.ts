import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { readSizes } from '../../db/installation.ts';
import { insertLogo } from '../../db/logos.ts';
import type { UserRow } from '../../db/users.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { businessCalls } from '../../testing/businesses.ts';
import { deletionCalls, type DeletionCalls } from '../../testing/deletion.ts';
import { everyAddressed, goodCall } from '../../testing/every-endpoint.ts';
import { purgeDeleted } from '../../domain/deletion/purge.ts';
import { sweep } from '../../start/maintenance.ts';
import { click, generate, sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date();
let clock: Date;
let server: TestServer;
let other: Pick<TestServer, 'app' | 'ctx'>;
let admin: Record<string, string>;
let as: AdminActions;
let owner: UserRow;
let cookies: Record<string, string>;
let business: BusinessRow;
let own: DeletionCalls;

beforeAll(async () => {
  const now = () => clock;
  server = await startTestServer({ LIMITS: 'off' }, { now });
  other = await server.addProcess({ now });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  await server.ctx.pool.query('delete from outbox');
  admin = await server.signIn(await server.addOwner({ isAdmin: true }));
  as = adminActions(server.app, admin);
  owner = await server.addUser();
  cookies = await server.signIn(owner);
  business = await server.addBusiness({ userId: owner.id, name: 'O’Brien’s Café' });
  own = deletionCalls(server.app, cookies);
});

it('shows the logo only while a business that is there shows it', async () => {
  const hash = createHash('sha256').update(business.name).digest('hex');
  await insertLogo(server.ctx.db, hash, Buffer.from('webp bytes'));
  await server.ctx.pool.query('update businesses set logo_hash = $2 where id = $1', [
    business.id,
    hash,
  ]);
  const shown = async () => (await server.app.inject(`/logos/${hash}.webp`)).statusCode;
  expect(await shown()).toBe(200);
  await own.deleteBusiness(business);
  expect(await shown()).toBe(404);
  await own.restoreBusiness(business.id);
  expect(await shown()).toBe(200);
});

it('deletes a business until its owner restores it', async () => {
  const answer = await own.deleteBusiness(business);
  expect(answer.statusCode).toBe(200);
  const goneAt = new Date(start.getTime() + 14 * DAY).toISOString();
  const deleted = { id: business.id, name: business.name, deletedAt: start.toISOString(), goneAt };
  expect(answer.json()).toEqual(deleted);
  expect(await own.deleted()).toEqual([deleted]);
  expect(await listedTo(owner)).toEqual([]);
  expect((await own.restoreBusiness(business.id)).json()).toEqual({ success: true });
  expect(await own.deleted()).toEqual([]);
  expect(await listedTo(owner)).toEqual([business.id]);
  expect((await server.app.inject(`/thumbs-up-down/${business.slug}`)).statusCode).toBe(200);
  expect((await as.actions()).slice(0, 2)).toMatchObject([
    { action: 'restore_business', actorKind: 'user', target: { id: business.id } },
    { action: 'delete_business', actorKind: 'user', target: { id: business.id } },
  ]);
});

const ofBusinesses = everyAddressed.filter(
  ([name, { path }]) =>
    /\/businesses\/(?!toggle-active)|\/analytics\//.test(path) &&
    !path.startsWith('/api/admin') &&
    !['deleteBusiness', 'restoreBusiness'].includes(name),
);

it('covers every call about a business', () => {
  expect(ofBusinesses.map(([, one]) => one)).toEqual(
    expect.arrayContaining([api.readBusiness, api.readBusinessBySlug, api.sendFeedback]),
  );
  expect(ofBusinesses.length).toBeGreaterThan(14);
});

it.each(ofBusinesses)('%s answers 404 for a deleted business, to everyone', async (_, endpoint) => {
  await own.deleteBusiness(business);
  for (const caller of [{}, cookies, admin, await server.signIn(await server.addOwner())]) {
    const call = { ...goodCall(endpoint, business), cookies: caller };
    const isGuarded = endpoint.access === 'user' && caller !== cookies && caller !== admin;
    const expected = isGuarded && Object.keys(caller).length === 0 ? 401 : 404;
    expect((await server.app.inject(call)).statusCode).toBe(expected);
  }
});

it('its pages answer 404 in every process, not with the notice of an inactive business', async () => {
  const paths = ['thumbs-up-down', 'review-shield'].map((page) => `/${page}/${business.slug}`);
  for (const path of paths) expect((await other.app.inject(path)).statusCode).toBe(200);
  await own.deleteBusiness(business);
  const [page, shield] = await Promise.all(paths.map((path) => other.app.inject(path)));
  const missing = (await other.app.inject('/review-shield/no-such-business')).statusCode;
  expect([page?.statusCode, shield?.statusCode]).toEqual([404, missing]);
  expect(page?.body).not.toContain(business.name);
  expect((await click(other.app, business.id)).statusCode).toBe(404);
  expect((await generate(other.app, { businessId: business.id })).statusCode).toBe(404);
});

it('counts and lists of admins treat it as gone', async () => {
  const before = await sizes();
  await own.deleteBusiness(business);
  expect(await sizes()).toEqual({ all: before.all - 1, active: before.active - 1 });
  const lists = [
    `/api/admin/businesses?search=${business.slug}`,
    `/api/admin/users/${owner.id}/businesses`,
  ];
  for (const url of lists)
    expect((await server.app.inject({ url, cookies: admin })).json()).toEqual([]);
  const user = await server.app.inject({ url: `/api/admin/users/${owner.id}`, cookies: admin });
  expect(user.json()).toMatchObject({ businesses: 0 });
  await own.restoreBusiness(business.id);
  expect(await sizes()).toEqual(before);
});

describe('asks for the name', () => {
  it.each(["o'brien's cafe", ' O’Brien’s  Café '])('and takes %s', async (name) => {
    expect((await own.deleteBusiness({ id: business.id, name })).statusCode).toBe(200);
  });

  it.each(['', 'O’Brien', 'Another'])('and refuses "%s"', async (name) => {
    const answer = await own.deleteBusiness({ id: business.id, name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { name: 'This doesn’t match the name of the business.' },
    });
    expect(await listedTo(owner)).toEqual([business.id]);
  });
});

it('only its owner deletes and restores it, not even an admin', async () => {
  const stranger = await server.signIn(await server.addOwner());
  for (const [caller, status] of [
    [{}, 401],
    [stranger, 403],
    [admin, 403],
  ] as const)
    expect((await deletionCalls(server.app, caller).deleteBusiness(business)).statusCode).toBe(
      status,
    );
  await own.deleteBusiness(business);
  for (const [caller, status] of [
    [{}, 401],
    [stranger, 404],
    [admin, 404],
  ] as const)
    expect((await deletionCalls(server.app, caller).restoreBusiness(business.id)).statusCode).toBe(
      status,
    );
});

it('two clicks, in two processes, delete and restore once', async () => {
  const before = await sizes();
  const twin = deletionCalls(other.app, cookies);
  const both = await Promise.all([own.deleteBusiness(business), twin.deleteBusiness(business)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await sizes()).all).toBe(before.all - 1);
  await Promise.all([own.restoreBusiness(business.id), twin.restoreBusiness(business.id)]);
  expect(await sizes()).toEqual(before);
  expect((await as.actions()).filter(({ target }) => target.id === business.id)).toHaveLength(2);
});

it('a business of the same name gets another address meanwhile, and afterwards', async () => {
  const calls = businessCalls(server.app, cookies);
  const first = (await calls.create({ name: 'Birch Spa' })).json<BusinessRow>();
  await own.deleteBusiness(first);
  expect((await calls.create({ name: 'Birch Spa' })).json()).toMatchObject({ slug: 'birch-spa-2' });
  await purgeAfter(14 * DAY);
  expect((await calls.create({ name: 'Birch Spa' })).json()).toMatchObject({ slug: 'birch-spa-3' });
});

it('a repeated setup does not bring it back', async () => {
  const calls = businessCalls(server.app, cookies);
  const created = (await calls.create({}, 'one-setup-of-mine')).json<BusinessRow>();
  await own.deleteBusiness(created);
  expect((await calls.create({}, 'one-setup-of-mine')).statusCode).toBe(404);
});

describe('feedback that waited', () => {
  it('is neither sent nor given up on, and goes out after the restore', async () => {
    await sendFeedback(server.app, business.id);
    await own.deleteBusiness(business);
    clock = new Date(start.getTime() + 10 * DAY);
    await work();
    expect(await received()).toBe(0);
    expect(
      (await server.app.inject({ url: '/api/admin/emails', cookies: await freshAdmin() })).json(),
    ).toMatchObject({ emails: [], waiting: 0, undeliverable: 0 });
    await deletionCalls(server.app, await server.signIn(owner)).restoreBusiness(business.id);
    await work();
    expect(await received()).toBe(1);
  });

  it('has the time left that it had', async () => {
    await sendFeedback(server.app, business.id);
    clock = new Date(start.getTime() + 70 * HOUR);
    await own.deleteBusiness(business);
    clock = new Date(start.getTime() + 10 * DAY);
    await deletionCalls(server.app, await server.signIn(owner)).restoreBusiness(business.id);
    const { rows } = await server.ctx.pool.query<{ expires_at: Date }>('select * from outbox');
    expect(rows[0]?.expires_at).toEqual(new Date(clock.getTime() + 2 * HOUR));
  });

  it('goes with the business', async () => {
    await sendFeedback(server.app, business.id);
    await own.deleteBusiness(business);
    await purgeAfter(14 * DAY);
    expect((await server.ctx.pool.query('select from outbox')).rowCount).toBe(0);
  });
});

describe('after 14 days', () => {
  it('all of it is gone, and nothing of others', async () => {
    const kept = await server.addBusiness({ userId: owner.id });
    for (const one of [business, kept]) await generate(server.app, { businessId: one.id });
    await own.deleteBusiness(business);
    const before = await sizes();
    await purgeAfter(14 * DAY - 1);
    expect(await rowsOf(business)).toEqual([1, 1, 1, 1]);
    await purgeAfter(14 * DAY);
    expect(await rowsOf(business)).toEqual([0, 0, 0, 0]);
    expect(await rowsOf(kept)).toEqual([1, 1, 1, 1]);
    expect(await sizes()).toEqual(before);
    // Two businesses confirmed the same address; one still uses it.
    expect(await confirmedAddresses()).toBe(1);
    clock = start;
    await own.deleteBusiness(kept);
    await purgeAfter(14 * DAY);
    expect(await confirmedAddresses()).toBe(0);
  });

  it('cannot be restored anymore, purged or not', async () => {
    await own.deleteBusiness(business);
    clock = new Date(start.getTime() + 14 * DAY);
    const late = deletionCalls(server.app, await server.signIn(owner));
    expect(await late.deleted()).toEqual([]);
    expect((await late.restoreBusiness(business.id)).statusCode).toBe(404);
    await sweep(server.ctx);
    expect((await late.restoreBusiness(business.id)).statusCode).toBe(404);
  });

  it('a restore and two purges at the same moment leave all of it or nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      clock = start;
      const one = await server.addBusiness({ userId: owner.id });
      await own.deleteBusiness(one);
      // One process's clock is ahead.
      const late = () => new Date(start.getTime() + 14 * DAY);
      const [restored] = await Promise.all([
        own.restoreBusiness(one.id),
        purgeDeleted({ ...server.ctx, now: late }),
        purgeDeleted({ ...other.ctx, now: late }),
      ]);
      const left = restored.statusCode === 200 ? 1 : 0;
      expect((await rowsOf(one)).slice(0, 2)).toEqual([left, left]);
    }
  });
});

async function listedTo(user: UserRow): Promise<number[]> {
  const list = await server.app.inject({
    url: '/api/businesses',
    cookies: await server.signIn(user),
  });
  return list.json<{ id: number }[]>().map(({ id }) => id);
}

async function sizes(): Promise<{ all: number; active: number }> {
  return (await readSizes(server.ctx.db)).businesses;
}

/** The admin's session of the start has expired by now. */
async function freshAdmin(): Promise<Record<string, string>> {
  return server.signIn(await server.addOwner({ isAdmin: true }));
}

async function purgeAfter(milliseconds: number): Promise<void> {
  await sweep({ ...server.ctx, now: () => new Date(start.getTime() + milliseconds) });
}

async function work(): Promise<void> {
  await Promise.all([server.ctx.outbox.work(), other.ctx.outbox.work()]);
}

async function received(): Promise<number> {
  const inboxes = await Promise.all([server, other].map(async ({ ctx }) => ctx.inbox?.emails()));
  return inboxes.flat().length;
}

/** Its row, listing, draft counts and fingerprints. */
async function rowsOf({ id }: BusinessRow): Promise<number[]> {
  const tables = [
    'businesses where id',
    'business_listings where id',
    'business_counts where business_id',
    'draft_fingerprints where business_id',
  ];
  const counts = tables.map((table) => server.ctx.pool.query(`select from ${table} = $1`, [id]));
  return (await Promise.all(counts)).map(({ rowCount }) => rowCount ?? 0);
}

async function confirmedAddresses(): Promise<number> {
  const found = await server.ctx.pool.query('select from confirmed_addresses where user_id = $1', [
    owner.id,
  ]);
  return found.rowCount ?? 0;
}
