import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/users.ts';
import { adminDeeds, type AdminDeeds } from '../../testing/admin-deeds.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: UserRow;
let target: UserRow;
/** Who calls, by what they are. */
let callers: Record<string, AdminDeeds>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  const { app, addOwner, addBusiness, signIn } = server;
  admin = await addOwner({ isAdmin: true });
  target = await addOwner();
  await addBusiness({ userId: target.id });
  const [owner, closed, revoked] = [
    await addOwner(),
    await addOwner({ isAdmin: true }),
    await addOwner({ isAdmin: true }),
  ];
  callers = {
    stranger: adminDeeds(app),
    owner: adminDeeds(app, await signIn(owner)),
    target: adminDeeds(app, await signIn(target)),
    admin: adminDeeds(app, await signIn(admin)),
    'deactivated admin': adminDeeds(app, await signIn(closed)),
    'revoked admin': adminDeeds(app, await signIn(revoked)),
  };
  await callers['admin']?.toggle(closed.id, false);
  await server.ctx.pool.query('update users set is_admin = false where id = $1', [revoked.id]);
});

afterAll(() => server.close());

const refused = [
  ['stranger', 401, 'sign_in_required'],
  ['owner', 403, 'forbidden'],
  ['target', 403, 'forbidden'],
  ['deactivated admin', 401, 'sign_in_required'],
  ['revoked admin', 403, 'forbidden'],
] as const;

const deeds = {
  'K-33 deactivating a user': (by: AdminDeeds) => by.toggle(target.id, false),
  'K-32 deleting a user': (by: AdminDeeds) => by.remove(target.id),
  'reading the audit trail': (by: AdminDeeds) => by.audit(),
  'reading the overview': (by: AdminDeeds) => by.overview(),
};

describe.each(Object.entries(deeds))('%s', (_what, deed) => {
  it.each(refused)('is refused to a %s', async (who, status, code) => {
    const before = await everything();
    const answer = await deed(as(who));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await everything()).toEqual(before);
  });
});

it.each<[string, (by: AdminDeeds) => ReturnType<AdminDeeds['remove']>, string]>([
  ['activate', (by) => by.toggle(admin.id, true), "You can't activate your own account."],
  ['deactivate', (by) => by.toggle(admin.id, false), "You can't deactivate your own account."],
  ['delete', (by) => by.remove(admin.id), "You can't delete your own account."],
])('M-26 K-32 K-33 an admin cannot %s the own account', async (_what, deed, message) => {
  const before = await everything();
  const answer = await deed(as('admin'));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'forbidden', message });
  expect(await everything()).toEqual(before);
});

it('an admin reads the trail and the overview', async () => {
  expect((await as('admin').audit()).statusCode).toBe(200);
  expect((await as('admin').overview()).statusCode).toBe(200);
});

function as(who: string): AdminDeeds {
  const caller = callers[who];
  if (caller) return caller;
  throw new Error(`Nobody is a ${who}.`);
}

/** Everything that such an action can change. */
async function everything(): Promise<unknown> {
  const read = (table: string) => server.ctx.pool.query(`select * from ${table} order by 1`);
  const tables = ['users', 'businesses', 'sessions', 'audit'];
  return Promise.all(tables.map(async (table) => (await read(table)).rows));
}
