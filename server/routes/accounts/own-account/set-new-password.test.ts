import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../../../db/users.ts';
import {
  cookiesOf,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  resetByLink,
  waitingEmails,
} from '../../../testing/accounts.ts';
import { after, otherPassword, setNewPassword } from '../../../testing/own-account.ts';
import { testPassword } from '../../../testing/people.ts';
import { post } from '../../../testing/requests.ts';
import { beginLogin, setUpApp } from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Cookies = Record<string, string>;

let server: TestServer;
let user: UserRow;
let cookies: Cookies;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
  cookies = await server.signIn(user);
});

describe('a new password', () => {
  it('works from now on, and the old one does not', async () => {
    const answer = await setNewPassword(server.app, cookies);
    expect(answer.json()).toEqual({ success: true });
    expect((await login(server.app, user.email)).statusCode).toBe(401);
    expect((await login(server.app, user.email, otherPassword)).statusCode).toBe(200);
  });

  it('keeps this session under a new token, and ends all others in every process', async () => {
    const other = await server.addProcess();
    const phone = await server.signIn(user);
    const fresh = after(cookies, await setNewPassword(server.app, cookies));
    expect(fresh['sid']).not.toBe(cookies['sid']);
    expect(await isSignedIn(other.app, fresh)).toBe(true);
    expect(await isSignedIn(other.app, cookies), 'the old token').toBe(false);
    expect(await isSignedIn(other.app, phone)).toBe(false);
  });

  it('lasts no longer than the session would have', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    await server.ctx.pool.query(
      `update sessions set expires_at = $2, created_at = $2::timestamptz - interval '30 days'
       where user_id = $1`,
      [user.id, soon],
    );
    const answer = await setNewPassword(server.app, cookies);
    const { maxAge } = answer.cookies.find(({ name }) => name === 'sid') ?? {};
    expect(maxAge).toBeGreaterThan(3_000);
    expect(maxAge).toBeLessThanOrEqual(3_600);
  });

  it('still ends with the browser, if the person did not want to stay signed in', async () => {
    const here = cookiesOf(
      await post(server.app, '/api/login', {
        email: user.email,
        password: testPassword,
        keepSignedIn: false,
      }),
    );
    const answer = await setNewPassword(server.app, here);
    const cookie = answer.cookies.find(({ name }) => name === 'sid');
    expect(cookie?.value).toBeTruthy();
    expect(cookie?.maxAge).toBeUndefined();
  });

  it('leaves other browsers unknown, but not this one', async () => {
    const here = cookiesOf(await login(server.app, user.email));
    await login(server.app, user.email);
    await setNewPassword(server.app, here);
    const { rows } = await server.ctx.pool.query('select from known_browsers where user_id = $1', [
      user.id,
    ]);
    expect(rows).toHaveLength(1);
    await login(server.app, user.email, otherPassword, { cookies: here });
    expect(await waitingEmails(server.ctx, 'new_sign_in', user.email)).toHaveLength(2);
  });

  it('is emailed to the account, and ends links that were emailed before', async () => {
    await forgotPassword(server.app, user.email);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    await setNewPassword(server.app, cookies);
    expect(await waitingEmails(server.ctx, 'password_changed', user.email)).toEqual([
      { kind: 'password_changed', to: user.email, name: user.name, inAccount: true },
    ]);
    expect((await resetByLink(server.app, token, 'three silver spoons')).statusCode).toBe(400);
  });

  it('leaves two-step sign-in on, even if it is new', async () => {
    await setUpApp(server.app, cookies, new Date());
    await setNewPassword(server.app, cookies);
    await expect(beginLogin(server.app, user.email)).rejects.toThrow('401');
    const answer = await login(server.app, user.email, otherPassword);
    expect(answer.json()).toHaveProperty('secondStep');
  });

  it('is logged by id', async () => {
    await setNewPassword(server.app, cookies);
    const line = server.logLines.findLast((one) => one.includes('password-changed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ userId: user.id });
    expect(server.logLines.join('')).not.toContain(otherPassword);
  });
});

describe('is refused', () => {
  it('with a wrong current password, at its field, ten times in fifteen minutes', async () => {
    const wrong = { currentPassword: 'not my password' };
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await setNewPassword(server.app, cookies, wrong);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'wrong_password',
        fields: { currentPassword: 'That password is incorrect.' },
      });
    }
    const limited = await setNewPassword(server.app, cookies);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    expect((await login(server.app, user.email)).statusCode, 'signing in').toBe(200);
  });

  it.each([
    ['too short', 'seven77', 'Password must be at least 8 characters'],
    ['common', 'password1', 'This password is too common'],
    ['the person’s own name', 'Olive-Owner-1', 'Your password can’t be just your name'],
    ['the current one', testPassword, 'That’s already your password'],
  ])('if it is %s, at its field', async (_what, password, sentence) => {
    const answer = await setNewPassword(server.app, cookies, { password });
    expect(answer.statusCode).toBe(400);
    const { fields } = answer.json<{ fields: { password: string } }>();
    expect(fields.password.replace("'", '’')).toContain(sentence);
    expect(answer.cookies).toEqual([]);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
  });

  it('after a reset by email: its session has ended', async () => {
    await forgotPassword(server.app, user.email);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    const [answer] = await Promise.all([
      setNewPassword(server.app, cookies, { currentPassword: 'three silver spoons' }),
      resetByLink(server.app, token, 'three silver spoons'),
    ]);
    expect([400, 401]).toContain(answer.statusCode);
    const works = await login(server.app, user.email, 'three silver spoons');
    expect(works.statusCode).toBe(200);
  });

  it('for one of two windows at the same time', async () => {
    const other = await server.addProcess();
    const answers = await Promise.all([
      setNewPassword(server.app, cookies),
      setNewPassword(other.app, cookies, { password: 'three silver spoons' }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes[0]).toBe(200);
    expect([400, 401]).toContain(codes[1]);
    expect(await waitingEmails(server.ctx, 'password_changed', user.email)).toHaveLength(1);
  });
});
