import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminUser } from '../../../contract/admin.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { UserRow } from '../../db/users.ts';
import {
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  resetByLink,
  waitingEmails,
} from '../../testing/accounts.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { click, generate, post, sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let other: Pick<TestServer, 'app' | 'ctx'>;
let admin: UserRow;
let as: AdminActions;
let user: UserRow;
let business: BusinessRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  other = await server.addProcess();
  admin = await server.addOwner({ isAdmin: true, name: 'Alex Admin' });
  as = adminActions(server.app, await server.signIn(admin));
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
  business = await server.addBusiness({ userId: user.id });
  cookies = await server.signIn(user);
});

it('K-33 M-08 returns the changed user', async () => {
  const answer = await as.toggle(user.id, false);
  expect(answer.statusCode).toBe(200);
  expect(adminUser.parse(answer.json())).toMatchObject({
    id: user.id,
    email: user.email,
    isActive: false,
    businesses: 1,
  });
  expect((await as.toggle(user.id, true)).json()).toMatchObject({ id: user.id, isActive: true });
});

describe('C-17 a deactivated account', () => {
  beforeEach(() => as.toggle(user.id, false).then(() => undefined));

  it('K-33 has no sessions left, on any device or in any process', async () => {
    expect(await isSignedIn(server.app, cookies)).toBe(false);
    expect(await isSignedIn(other.app, cookies)).toBe(false);
  });

  it('cannot be signed in to, and only someone with the password is told why', async () => {
    expect((await login(server.app, user.email)).json()).toMatchObject({
      code: 'account_inactive',
    });
    expect((await login(server.app, user.email, 'another password')).json()).toMatchObject({
      code: 'wrong_credentials',
    });
  });

  it('gets no email that would reactivate it', async () => {
    await forgotPassword(server.app, user.email);
    expect(await waitingEmails(server.ctx, 'reset_password', user.email)).toEqual([]);
  });

  it('has pages with the inactive notice, and unchanged businesses', async () => {
    const page = await other.app.inject(`/thumbs-up-down/${business.slug}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('inactive');
    expect((await generate(other.app, { businessId: business.id })).statusCode).toBe(403);
    expect((await sendFeedback(other.app, business.id)).statusCode).toBe(403);
    expect(await isSwitchedOn(business)).toBe(true);
  });

  it('is restored by reactivation, except for its sessions', async () => {
    await as.toggle(user.id, true);
    expect(await isSignedIn(server.app, cookies)).toBe(false);
    expect((await login(server.app, user.email)).statusCode).toBe(200);
    expect((await click(other.app, business.id)).statusCode).toBe(200);
    expect((await generate(other.app, { businessId: business.id })).statusCode).toBe(200);
  });
});

it('has no valid links from earlier emails, even after reactivation', async () => {
  await forgotPassword(server.app, user.email);
  const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
  await as.toggle(user.id, false);
  await as.toggle(user.id, true);
  expect((await resetByLink(server.app, token, 'eleven brown teapots')).statusCode).toBe(400);
});

it('leaves an inactive business inactive when its owner is reactivated', async () => {
  const resting = await server.addBusiness({ userId: user.id, isActive: false });
  await as.toggle(user.id, false);
  await as.toggle(user.id, true);
  expect([await isSwitchedOn(resting), await isSwitchedOn(business)]).toEqual([false, true]);
});

it('is recorded in the audit trail, once', async () => {
  await as.toggle(user.id, false);
  await as.toggle(user.id, false);
  await as.toggle(user.id, true);
  await as.toggle(user.id, true);
  const actions = (await as.actions()).filter(({ target }) => target.id === user.id);
  const entry = {
    actorKind: 'admin',
    actor: { id: admin.id, name: 'Alex Admin' },
    target: { kind: 'user', id: user.id, name: user.name },
    detail: {},
  };
  expect(actions).toMatchObject([
    { ...entry, action: 'activate_user' },
    { ...entry, action: 'deactivate_user' },
  ]);
});

it('does no harm when repeated: new sessions stay valid', async () => {
  await as.toggle(user.id, true);
  expect(await isSignedIn(server.app, cookies)).toBe(true);
});

it.each(['no', 0, null, undefined])('says what is expected instead of %j', async (isActive) => {
  const answer = await as.toggle(user.id, isActive);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    fields: { isActive: 'isActive must be true or false.' },
  });
});

it('K-33 answers 404 for an unknown id', async () => {
  const answer = await as.toggle(999_999, false);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ message: 'This user was not found.' });
});

it.each([{ isActive: 'false' }, { isActive: 0 }, { isActive: null }, {}, { active: false }])(
  'K-33 rejects a body of %j',
  async (body) => {
    const signedIn = await server.signIn(admin);
    const url = `/api/admin/toggle-active/${user.id}`;
    expect((await post(server.app, url, body, { cookies: signedIn })).statusCode).toBe(400);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
  },
);

describe('between admins', () => {
  it('an admin can deactivate another one, whose rights end immediately', async () => {
    const colleague = await server.addOwner({ isAdmin: true });
    const theirs = adminActions(other.app, await server.signIn(colleague));
    expect((await as.toggle(colleague.id, false)).statusCode).toBe(200);
    expect((await theirs.toggle(admin.id, false)).statusCode).toBe(401);
  });

  it('C-59 of two who deactivate each other at once, one remains', async () => {
    for (let round = 0; round < 15; round += 1) {
      const pair = [
        await server.addOwner({ isAdmin: true }),
        await server.addOwner({ isAdmin: true }),
      ];
      const [one, two] = await Promise.all(
        pair.map(async (each, n) =>
          adminActions((n ? server : other).app, await server.signIn(each)),
        ),
      );
      const [first, second] = pair;
      if (!one || !two || !first || !second) throw new Error('There are two of each.');
      const answers = await Promise.all([
        one.toggle(second.id, false),
        two.toggle(first.id, false),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 401,
      ]);
      const active = await server.ctx.pool.query(
        'select from users where id = any($1) and is_active',
        [[first.id, second.id]],
      );
      expect(active.rowCount).toBe(1);
    }
  });

  it('of two who delete each other at once, one remains', async () => {
    for (let round = 0; round < 15; round += 1) {
      const first = await server.addOwner({ isAdmin: true });
      const second = await server.addOwner({ isAdmin: true });
      const one = adminActions(server.app, await server.signIn(first));
      const two = adminActions(other.app, await server.signIn(second));
      const answers = await Promise.all([one.remove(second.id), two.remove(first.id)]);
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect([401, 403]).toContain(statuses[1]);
      expect(statuses[0]).toBe(200);
    }
  });
});

async function isSwitchedOn({ id }: BusinessRow): Promise<boolean> {
  const { rows } = await server.ctx.pool.query<{ is_active: boolean }>(
    'select is_active from businesses where id = $1',
    [id],
  );
  return rows[0]?.is_active ?? false;
}
