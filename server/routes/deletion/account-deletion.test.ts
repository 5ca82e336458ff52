import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../contract/durations.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { UserRow } from '../../db/users.ts';
import { sweep } from '../../start/maintenance.ts';
import {
  cookiesOf,
  forgotPassword,
  isSignedIn,
  login,
  register,
  resetByLink,
  newestEmail,
  waitingEmails,
} from '../../testing/accounts.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { deletionCalls } from '../../testing/deletion.ts';
import { testPassword } from '../../testing/people.ts';
import { post, sendFeedback } from '../../testing/requests.ts';
import { codeAt, completeLogin, setUpApp } from '../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date();
let clock: Date;
let server: TestServer;
let other: Pick<TestServer, 'app' | 'ctx'>;
let as: AdminActions;
let user: UserRow;
let cookies: Record<string, string>;
let business: BusinessRow;

beforeAll(async () => {
  const now = () => clock;
  server = await startTestServer({ LIMITS: 'off' }, { now });
  other = await server.addProcess({ now });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  await server.ctx.pool.query('delete from outbox');
  as = adminActions(server.app, await server.signIn(await server.addOwner({ isAdmin: true })));
  user = await server.addUser();
  cookies = await server.signIn(user);
  business = await server.addBusiness({ userId: user.id });
});

describe('deleting one’s own account', () => {
  it('signs it out everywhere, hides its pages, and says how to undo it', async () => {
    const elsewhere = await server.signIn(user);
    const answer = await remove();
    const goneAt = new Date(start.getTime() + 14 * DAY).toISOString();
    expect(answer.json()).toEqual({ success: true, goneAt });
    expect(cookiesOf(answer)).toEqual({});
    for (const session of [cookies, elsewhere])
      expect(await isSignedIn(other.app, session)).toBe(false);
    expect((await other.app.inject(`/thumbs-up-down/${business.slug}`)).statusCode).toBe(404);
    expect(await waitingEmails(server.ctx, 'account_deleted', user.email)).toMatchObject([
      { name: user.name, goneAt },
    ]);
    const [action] = await as.actions();
    expect(action).toMatchObject({ action: 'delete_account', target: { id: user.id } });
    expect(await as.users(`?search=${user.email}`)).toEqual([]);
  });

  it('needs the password', async () => {
    for (const password of ['wrong', '']) expect((await remove(password)).statusCode).toBe(400);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
  });

  it('is refused to admins, and to those who lack a second factor', async () => {
    const admin = await server.addUser({ isAdmin: true });
    const answer = await deletionCalls(server.app, await server.signIn(admin)).deleteAccount();
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'Admin accounts can’t be deleted here.' });
  });

  it('happens once, of two clicks', async () => {
    const both = await Promise.all([remove(), remove()]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    expect(await waitingEmails(server.ctx, 'account_deleted', user.email)).toHaveLength(1);
  });
});

describe('signing in to a deleted account', () => {
  it('offers to restore it, only after the right password', async () => {
    const { goneAt } = (await remove()).json<{ goneAt: string }>();
    const answer = await login(server.app, user.email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'account_deleted', goneAt });
    expect(cookiesOf(answer)).toEqual({});
    expect((await login(server.app, user.email, 'wrong')).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await restore({ password: 'wrong' })).json()).toMatchObject({
      code: 'wrong_credentials',
    });
  });

  it('restores it with everything, and signs in', async () => {
    await sendFeedback(server.app, business.id);
    await remove();
    const answer = await restore();
    expect(answer.json()).toMatchObject({ id: user.id, isActive: true });
    expect(await isSignedIn(other.app, cookiesOf(answer))).toBe(true);
    expect(await isSignedIn(other.app, cookies)).toBe(false);
    expect((await other.app.inject(`/thumbs-up-down/${business.slug}`)).statusCode).toBe(200);
    expect(await waitingEmails(server.ctx, 'feedback')).toHaveLength(1);
    const [action] = await as.actions();
    expect(action).toMatchObject({ action: 'restore_account', actorKind: 'user' });
    expect(await as.users(`?search=${user.email}`)).toEqual([user.id]);
  });

  it('leaves deleted what was deleted before', async () => {
    const before = await server.addBusiness({ userId: user.id });
    await deletionCalls(server.app, cookies).deleteBusiness(before);
    await remove();
    const own = deletionCalls(server.app, cookiesOf(await restore()));
    expect(await own.deleted()).toMatchObject([{ id: before.id }]);
    expect((await other.app.inject(`/thumbs-up-down/${before.slug}`)).statusCode).toBe(404);
  });

  it('needs the second step too', async () => {
    const { secret } = await setUpApp(server.app, cookies, clock);
    await remove();
    expect((await login(server.app, user.email)).statusCode).toBe(403);
    const begun = await restore();
    expect(begun.json()).toHaveProperty('secondStep');
    expect(await as.users(`?search=${user.email}`)).toEqual([]);
    clock = new Date(start.getTime() + MINUTE);
    const proof = { code: codeAt(secret, clock) };
    expect((await completeLogin(other.app, cookiesOf(begun), proof)).json()).toMatchObject({
      isActive: true,
    });
    expect(await as.users(`?search=${user.email}`)).toEqual([user.id]);
  });

  it('a second step that began before the deletion does not undo it', async () => {
    const { secret } = await setUpApp(server.app, cookies, clock);
    const begun = await login(server.app, user.email);
    await remove();
    clock = new Date(start.getTime() + MINUTE);
    const proof = { code: codeAt(secret, clock) };
    expect((await completeLogin(other.app, cookiesOf(begun), proof)).statusCode).toBe(401);
    expect(await as.users(`?search=${user.email}`)).toEqual([]);
  });

  it('cannot undo an admin’s deletion, and does not tell that there was one', async () => {
    await as.remove(user.id);
    const unknown = await login(server.app, 'nobody@example.com');
    for (const answer of [await login(server.app, user.email), await restore()]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(unknown.json());
    }
  });

  it('restores it once, of two', async () => {
    await remove();
    const both = await Promise.all([restore(), restore()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const restored = (await as.actions()).filter(({ action }) => action === 'restore_account');
    expect(restored.filter(({ target }) => target.id === user.id)).toHaveLength(1);
  });
});

describe('the address', () => {
  it('stays taken: registering answers as for any existing one', async () => {
    const existing = await register(server.app, { email: (await server.addUser()).email });
    await remove();
    await server.ctx.pool.query('delete from outbox');
    const answer = await register(server.app, { email: user.email });
    const { message } = existing.json<{ message: string }>();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ message, user: { email: user.email } });
    expect(await waitingEmails(server.ctx, 'verify_email', user.email)).toEqual([]);
    expect(await waitingEmails(server.ctx, 'account_deleted', user.email)).toHaveLength(1);
  });

  it('gets no email after an admin deleted the account', async () => {
    await forgotPassword(server.app, user.email);
    await as.remove(user.id);
    expect((await register(server.app, { email: user.email })).statusCode).toBe(200);
    expect((await forgotPassword(server.app, user.email)).statusCode).toBe(200);
    const kinds = await server.ctx.pool.query(`select from outbox where kind <> 'no_mail'`);
    expect(kinds.rowCount).toBe(0);
  });

  it('cannot be let in by a reset, even one that was on its way', async () => {
    await forgotPassword(server.app, user.email);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    await remove();
    expect((await resetByLink(server.app, token, 'eleven brown teapots')).statusCode).toBe(400);
    await forgotPassword(server.app, user.email);
    expect(await waitingEmails(server.ctx, 'reset_password', user.email)).toEqual([]);
  });

  it('is free after 14 days', async () => {
    await remove();
    clock = new Date(start.getTime() + 14 * DAY);
    expect((await restore()).statusCode).toBe(401);
    await sweep(server.ctx);
    await register(server.app, { email: user.email });
    expect(await waitingEmails(server.ctx, 'verify_email', user.email)).toHaveLength(1);
    const left = await server.ctx.pool.query('select from businesses where id = $1', [business.id]);
    expect(left.rowCount).toBe(0);
  });
});

function remove(password = testPassword) {
  return deletionCalls(server.app, cookies).deleteAccount(password);
}

function restore({ password = testPassword } = {}) {
  return post(other.app, '/api/login', { email: user.email, password, restore: true });
}
