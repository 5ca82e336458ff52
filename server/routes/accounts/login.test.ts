import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/users.ts';
import { cookiesOf, isSignedIn, login } from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { hashPassword, standardCost } from '../../domain/accounts/passwords.ts';

const wrong = {
  code: 'wrong_credentials',
  message: 'Incorrect email or password.',
};

let server: TestServer;
let user: UserRow;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { hashCost: standardCost });
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
});

describe('K-02 rejects', () => {
  it.each([
    ['another password', 'not the password'],
    ['the password in capitals', testPassword.toUpperCase()],
    ['the password with a space after it', `${testPassword} `],
    ['the beginning of the password', testPassword.slice(0, -1)],
    ['the password and a NUL', `${testPassword}\u0000`],
    ['1,024 letters', 'x'.repeat(1_024)],
    ['1,025 letters', 'x'.repeat(1_025)],
    ['15,000 letters', 'x'.repeat(15_000)],
    ['the password and 15,000 spaces', `${testPassword}${' '.repeat(15_000)}`],
  ])('%s', async (_what, password) => {
    const answer = await login(server.app, user.email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject(wrong);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('an unknown address with the same message as a wrong password', async () => {
    const unknown = await login(server.app, 'nobody@example.com');
    const known = await login(server.app, user.email, 'not the password');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('an unverified account, once the password is right', async () => {
    const unverified = await server.addUser({ emailVerified: false });
    expect((await login(server.app, unverified.email)).json()).toMatchObject({
      code: 'not_verified',
    });
    expect((await login(server.app, unverified.email, 'wrong one')).json()).toMatchObject(wrong);
  });

  it('C-17 a deactivated account, once the password is right', async () => {
    const gone = await server.addUser({ isActive: false });
    const right = await login(server.app, gone.email);
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({
      code: 'account_inactive',
      message:
        'This account has been deactivated. To use it again, email hello@example.com from this address.',
    });
    expect((await login(server.app, gone.email, 'wrong one')).json()).toMatchObject(wrong);
  });

  it('an account without a password', async () => {
    const bare = await server.addOwner();
    expect((await login(server.app, bare.email)).json()).toMatchObject(wrong);
  });

  it('a stored hash that is malformed', async () => {
    const odd = await server.addUser({ passwordHash: testPassword });
    expect((await login(server.app, odd.email)).json()).toMatchObject(wrong);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no email', { password: testPassword }],
    ['no password', { email: 'a@example.com' }],
    ['an empty password', { email: 'a@example.com', password: '' }],
    ['a list of addresses', { email: ['a@example.com'], password: testPassword }],
    ['a query object instead of a password', { email: 'a@example.com', password: { $ne: '' } }],
  ])('%s', async (_what, body) => {
    const answer = await post(server.app, '/api/login', body);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });
});

it('accepts an address in any case and with spaces around it', async () => {
  expect((await login(server.app, ` ${user.email.toUpperCase()} `)).statusCode).toBe(200);
});

it('does not accept the Kelvin sign as a k', async () => {
  await server.addUser({ email: 'kate@example.com' });
  expect((await login(server.app, '\u212Aate@example.com')).statusCode).toBe(400);
});

it('accepts a password of 128 letters, composed or not', async () => {
  const password = 'é'.repeat(128);
  const accented = await server.addUser({}, password);
  expect((await login(server.app, accented.email, password.normalize('NFD'))).statusCode).toBe(200);
  expect((await login(server.app, accented.email, 'é'.repeat(127))).statusCode).toBe(401);
});

it('returns only the user; the session is only in the cookie', async () => {
  const answer = await login(server.app, user.email);
  const { id, name, email } = user;
  expect(answer.json()).toEqual({
    id,
    name,
    email,
    isAdmin: false,
    isActive: true,
    emailVerified: true,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { sid = '' } = cookiesOf(answer);
  expect(sid).toMatch(/^[\w-]{43}$/);
  expect(answer.body).not.toContain(sid);
});

it('ends the browser’s previous session, and starts a new one', async () => {
  const before = cookiesOf(await login(server.app, user.email));
  const after = cookiesOf(await login(server.app, user.email, testPassword, { cookies: before }));
  expect(after['sid']).not.toBe(before['sid']);
  expect(await isSignedIn(server.app, before)).toBe(false);
  expect(await isSignedIn(server.app, after)).toBe(true);
});

it('never takes over a planted session', async () => {
  const planted = { sid: 'A'.repeat(43) };
  const after = cookiesOf(await login(server.app, user.email, testPassword, { cookies: planted }));
  expect(after['sid']).not.toBe(planted.sid);
  expect(await isSignedIn(server.app, planted)).toBe(false);
});

it('keeps the browser’s session if the password is wrong', async () => {
  const before = cookiesOf(await login(server.app, user.email));
  await login(server.app, user.email, 'not the password', { cookies: before });
  expect(await isSignedIn(server.app, before)).toBe(true);
});

it('allows sessions on several devices', async () => {
  const [phone, desk] = [await login(server.app, user.email), await login(server.app, user.email)];
  expect(await isSignedIn(server.app, cookiesOf(phone))).toBe(true);
  expect(await isSignedIn(server.app, cookiesOf(desk))).toBe(true);
});

it('rehashes a password stored at a lower cost, and no others', async () => {
  const weak = await hashPassword(testPassword, { cost: { ...standardCost, memory: 9_728 } });
  const old = await server.addUser({ passwordHash: weak });
  expect((await login(server.app, old.email, 'not the password')).statusCode).toBe(401);
  expect(await storedHash(old)).toBe(weak);
  expect((await login(server.app, old.email)).statusCode).toBe(200);
  const strong = await storedHash(old);
  expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(server.app, old.email)).statusCode).toBe(200);
  expect(await storedHash(old)).toBe(strong);
});

async function storedHash({ id }: UserRow): Promise<string> {
  const { rows } = await server.ctx.pool.query<{ password_hash: string }>(
    'select password_hash from users where id = $1',
    [id],
  );
  return rows[0]?.password_hash ?? '';
}
