import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { readSizes } from '../../db/installation.ts';
import type { UserRow } from '../../db/users.ts';
import { promoteToAdmin } from '../../db/admins.ts';
import { purgeDeleted } from '../../domain/deletion/purge.ts';
import { sweep } from '../../start/maintenance.ts';
import { isSignedIn, login } from '../../testing/accounts.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { deletionCalls } from '../../testing/deletion.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let clock: Date;
let server: TestServer;
let other: Pick<TestServer, 'app' | 'ctx'>;
let admin: UserRow;
let as: AdminActions;
let user: UserRow;
let business: BusinessRow;

beforeAll(async () => {
  const now = () => clock;
  server = await startTestServer({ LIMITS: 'off' }, { now });
  other = await server.addProcess({ now });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  admin = await server.addOwner({ isAdmin: true });
  as = adminActions(server.app, await server.signIn(admin));
  user = await server.addUser();
  business = await server.addBusiness({ userId: user.id });
});

it('brings the account back with its businesses, but no session', async () => {
  const cookies = await server.signIn(user);
  const before = await readSizes(server.ctx.db);
  const listed = (await as.read(`/api/admin/users/${user.id}`)).json();
  await as.remove(user.id);
  const answer = await as.restore(user.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(listed);
  expect(await readSizes(server.ctx.db)).toEqual(before);
  expect(await as.users(`?search=${user.email}`)).toEqual([user.id]);
  expect((await other.app.inject(`/thumbs-up-down/${business.slug}`)).statusCode).toBe(200);
  expect(await isSignedIn(other.app, cookies)).toBe(false);
  expect((await login(other.app, user.email)).statusCode).toBe(200);
  const [restored] = await as.actions();
  expect(restored).toMatchObject({
    action: 'restore_user',
    actorKind: 'admin',
    actor: { id: admin.id },
    target: { kind: 'user', id: user.id, name: user.name },
  });
});

it('a deactivated account comes back deactivated', async () => {
  await as.toggle(user.id, false);
  await as.remove(user.id);
  expect((await as.restore(user.id)).json()).toMatchObject({ isActive: false });
});

it('what its owner deleted before stays deleted; what the owner deletes themselves comes back', async () => {
  const own = deletionCalls(server.app, await server.signIn(user));
  await own.deleteBusiness(business);
  await own.deleteAccount();
  expect((await as.restore(user.id)).json()).toMatchObject({ businesses: 0, isActive: true });
  expect((await other.app.inject(`/thumbs-up-down/${business.slug}`)).statusCode).toBe(404);
});

it('lists what can be restored, with any search, order and page', async () => {
  const more = [
    await server.addOwner({ name: 'Zoe Deleted' }),
    await server.addOwner({ name: 'Amy Deleted' }),
  ];
  const ids = more.map(({ id }) => id);
  for (const id of ids) await as.remove(id);
  const path = '/api/admin/users?filter=deleted&search=deleted';
  const answer = await as.read(path);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.json()).toMatchObject([
    { name: 'Amy Deleted', goneAt: new Date(clock.getTime() + 14 * DAY).toISOString() },
    { name: 'Zoe Deleted' },
  ]);
  const first = await as.read('/api/admin/users?filter=deleted&sort=-name&limit=1');
  expect(first.json()).toMatchObject([{ name: 'Zoe Deleted' }]);
  const next = String(first.headers['x-next-cursor']);
  const second = await as.read(`/api/admin/users?filter=deleted&sort=-name&limit=1&after=${next}`);
  expect(second.json()).toHaveLength(1);
  expect((await as.read(`/api/admin/users?sort=-name&after=${next}`)).statusCode).toBe(400);
  expect((await as.read('/api/admin/users?filter=nonsense')).statusCode).toBe(400);
  await as.restore(ids[0] ?? 0);
  expect(await as.users('?filter=deleted&search=zoe')).toEqual([]);
});

it('is too late after 14 days, purged or not, and for somebody unknown', async () => {
  await as.remove(user.id);
  clock = new Date(clock.getTime() + 14 * DAY);
  const late = adminActions(server.app, await server.signIn(admin));
  for (const id of [user.id, 999_999]) expect((await late.restore(id)).statusCode).toBe(404);
  await sweep(server.ctx);
  expect((await late.restore(user.id)).statusCode).toBe(404);
  expect(await late.users('?filter=deleted')).not.toContain(user.id);
});

it('two clicks, and a purge at the same moment, leave all of it or nothing', async () => {
  const before = await readSizes(server.ctx.db);
  for (let round = 0; round < 5; round += 1) {
    const one = await server.addOwner();
    const place = await server.addBusiness({ userId: one.id });
    await as.remove(one.id);
    const late = () => new Date(clock.getTime() + 14 * DAY);
    const [first, second] = await Promise.all([
      as.restore(one.id),
      as.restore(one.id),
      purgeDeleted({ ...other.ctx, now: late }),
    ]);
    expect(first.statusCode).toBe(second.statusCode);
    const page = (await other.app.inject(`/thumbs-up-down/${place.slug}`)).statusCode;
    expect(page).toBe(first.statusCode);
    if (first.statusCode === 200) await as.remove(one.id);
  }
  expect(await readSizes(server.ctx.db)).toEqual(before);
});

it('a deleted admin has no rights, cannot act, and is not made one', async () => {
  const second = await server.addOwner({ isAdmin: true });
  const theirs = adminActions(other.app, await server.signIn(second));
  await as.remove(second.id);
  expect((await theirs.remove(user.id)).statusCode).toBe(401);
  await as.remove(user.id);
  expect(await promoteToAdmin(server.ctx.db, user.email)).toBeNull();
});

it('refuses admins themselves', async () => {
  expect((await as.restore(admin.id)).statusCode).toBe(403);
});
