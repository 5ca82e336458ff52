import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/users.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: UserRow;
let target: UserRow;
/** Callers by role. */
let callers: Record<string, AdminActions>;

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
    visitor: adminActions(app),
    owner: adminActions(app, await signIn(owner)),
    target: adminActions(app, await signIn(target)),
    admin: adminActions(app, await signIn(admin)),
    'deactivated admin': adminActions(app, await signIn(closed)),
    'revoked admin': adminActions(app, await signIn(revoked)),
  };
  await callers['admin']?.toggle(closed.id, false);
  await server.ctx.pool.query('update users set is_admin = false where id = $1', [revoked.id]);
});

afterAll(() => server.close());

const refused = [
  ['visitor', 401, 'sign_in_required'],
  ['owner', 403, 'forbidden'],
  ['target', 403, 'forbidden'],
  ['deactivated admin', 401, 'sign_in_required'],
  ['revoked admin', 403, 'forbidden'],
] as const;

const actions = {
  'K-33 deactivating a user': (by: AdminActions) => by.toggle(target.id, false),
  'K-32 deleting a user': (by: AdminActions) => by.remove(target.id),
  'reading the audit trail': (by: AdminActions) => by.audit(),
  'reading the overview': (by: AdminActions) => by.overview(),
};

describe.each(Object.entries(actions))('%s', (_what, action) => {
  it.each(refused)('is rejected for a %s', async (who, status, code) => {
    const before = await readState();
    const answer = await action(as(who));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await readState()).toEqual(before);
  });
});

it.each<[string, (by: AdminActions) => ReturnType<AdminActions['remove']>, string]>([
  ['activate', (by) => by.toggle(admin.id, true), "You can't activate your own account."],
  ['deactivate', (by) => by.toggle(admin.id, false), "You can't deactivate your own account."],
  ['delete', (by) => by.remove(admin.id), "You can't delete your own account."],
])('M-26 K-32 K-33 an admin cannot %s their own account', async (_what, action, message) => {
  const before = await readState();
  const answer = await action(as('admin'));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'forbidden', message });
  expect(await readState()).toEqual(before);
});

it('an admin can read the audit trail and the overview', async () => {
  expect((await as('admin').audit()).statusCode).toBe(200);
  expect((await as('admin').overview()).statusCode).toBe(200);
});

function as(who: string): AdminActions {
  const caller = callers[who];
  if (caller) return caller;
  throw new Error(`Nobody is a ${who}.`);
}

/** Everything that these actions can change. */
async function readState(): Promise<unknown> {
  const read = (table: string) => server.ctx.pool.query(`select * from ${table} order by 1`);
  const tables = ['users', 'businesses', 'sessions', 'audit'];
  return Promise.all(tables.map(async (table) => (await read(table)).rows));
}
