import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { MINUTE } from '../../../contract/durations.ts';
import type { UserRow } from '../../db/users.ts';
import {
  cookiesOf,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  register,
  resetByCode,
  resetByLink,
  verifyCode,
  waitingEmails,
} from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type TestResponse = Promise<LightMyRequestResponse>;

const start = new Date('2026-11-21T10:00:00Z');
const fresh = 'eleven brown teapots';

let clock: Date;
let server: TestServer;
let user: UserRow;
let token: string;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  user = await server.addUser();
  ({ token, code } = await askFor(user.email));
});

describe('K-07 rejects', () => {
  it.each<[string, () => string]>([
    ['another token', () => 'A'.repeat(43)],
    ['a token with an extra letter', () => `${token}A`],
    ['a truncated token', () => token.slice(0, -1)],
    ['the stored hash', () => 'see below'],
    ['the code instead of the token', () => code],
  ])('%s', async (what, given) => {
    const link = what === 'the stored hash' ? await storedLink() : given();
    const answer = await resetByLink(server.app, link, fresh);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'not_proven',
      message: 'This reset link is invalid or has expired. Please request a new one.',
    });
    await expectPassword(testPassword);
  });

  it('a link after 30 minutes, but not a second earlier', async () => {
    clock = new Date(start.getTime() + 30 * MINUTE);
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(400);
    clock = new Date(start.getTime() + 30 * MINUTE - 1_000);
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
  });

  it('X-11 a used link', async () => {
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
    expect((await resetByLink(server.app, token, 'a third passphrase')).statusCode).toBe(400);
    await expectPassword(fresh);
  });

  it('an account that has been deactivated in the meantime', async () => {
    await server.ctx.pool.query('update users set is_active = false where id = $1', [user.id]);
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(400);
    expect((await resetByCode(server.app, user.email, code, fresh)).statusCode).toBe(400);
  });

  it('an account that has been deleted in the meantime', async () => {
    await server.ctx.pool.query('delete from users where id = $1', [user.id]);
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(400);
    expect((await resetByCode(server.app, user.email, code, fresh)).statusCode).toBe(400);
  });
});

describe('K-08 rejects', () => {
  it.each<[string, () => string]>([
    ['another code', () => otherCode(code)],
    ['V-32 letters', () => 'AB12CD'],
    ['the token instead of the code', () => token],
  ])('%s', async (_what, given) => {
    const answer = await resetByCode(server.app, user.email, given(), fresh);
    expect(answer.json()).toMatchObject({ code: 'not_proven' });
    await expectPassword(testPassword);
  });

  it('an unknown address with the same message as a wrong code', async () => {
    const unknown = await resetByCode(server.app, 'nobody@example.com', code, fresh);
    const wrong = await resetByCode(server.app, user.email, otherCode(code), fresh);
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('the code of another address', async () => {
    const other = await server.addUser();
    await askFor(other.email);
    expect((await resetByCode(server.app, other.email, code, fresh)).statusCode).toBe(400);
  });

  it('the code of a registration', async () => {
    const email = `new-${user.email}`;
    await register(server.app, { email });
    const mail = await newestEmail(server.ctx, 'verify_email', email);
    expect((await resetByCode(server.app, email, mail.code, fresh)).statusCode).toBe(400);
  });

  it('a code after ten minutes, while the link is still valid', async () => {
    clock = new Date(start.getTime() + 10 * MINUTE);
    expect((await resetByCode(server.app, user.email, code, fresh)).statusCode).toBe(400);
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
  });

  it('the right code after five wrong ones, while the link is still valid', async () => {
    for (let by = 1; by <= 5; by += 1) {
      await resetByCode(server.app, user.email, otherCode(code, by), fresh);
    }
    expect((await resetByCode(server.app, user.email, code, fresh)).statusCode).toBe(400);
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
  });
});

describe('rejects a password without using up the link or the code', () => {
  it.each([
    ['one of seven characters', 'x7#kQ2m'],
    ['one of 129 characters', 'x'.repeat(129)],
    ['a common one', 'trustno1'],
    ['the product’s name', 'fourgood'],
    ['their own name', 'olive.owner'],
    ['spaces', ' '.repeat(15)],
    ['one letter repeated', 'z'.repeat(15)],
  ])('%s', async (_what, password) => {
    for (let round = 0; round < 6; round += 1) {
      const byCode = await resetByCode(server.app, user.email, code, password);
      expect(byCode.json()).toMatchObject({ code: 'invalid_request' });
    }
    expect((await resetByLink(server.app, token, password)).json()).toMatchObject({
      code: 'invalid_request',
      fields: { password: expect.any(String) },
    });
    await expectPassword(testPassword);
    expect((await resetByCode(server.app, user.email, code, fresh)).statusCode).toBe(200);
  });
});

describe.each<[string, () => Promise<{ statusCode: number }>]>([
  ['by link', () => resetByLink(server.app, token, fresh)],
  ['by code', () => resetByCode(server.app, user.email, code, fresh)],
])('A-34 %s', (_by, reset) => {
  it('the new password works and the old one does not', async () => {
    expect((await reset()).statusCode).toBe(200);
    await expectPassword(fresh);
    expect((await login(server.app, user.email, testPassword)).statusCode).toBe(401);
  });

  it('every session ends, and no one is signed in by it', async () => {
    const devices = [await server.signIn(user), await server.signIn(user)];
    const answer = await reset();
    expect(cookiesOf(answer as never)).toEqual({});
    for (const cookies of devices) expect(await isSignedIn(server.app, cookies)).toBe(false);
    const { rowCount } = await server.ctx.pool.query('select from sessions where user_id = $1', [
      user.id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('both the link and the code are used up', async () => {
    await reset();
    expect((await resetByLink(server.app, token, 'a third passphrase')).statusCode).toBe(400);
    const byCode = await resetByCode(server.app, user.email, code, 'a third passphrase');
    expect(byCode.statusCode).toBe(400);
  });

  it('the user is notified by email', async () => {
    await reset();
    expect(await waitingEmails(server.ctx, 'password_changed', user.email)).toEqual([
      { kind: 'password_changed', to: user.email, name: user.name },
    ]);
  });
});

describe.each<[string, (key: string) => TestResponse]>([
  ['by link', (key) => resetByLink(server.app, token, fresh, { key })],
  ['by code', (key) => resetByCode(server.app, user.email, code, fresh, { key })],
])('a repeat %s of a call whose response was lost', (_by, reset) => {
  it('gets the same response, and changes nothing', async () => {
    const first = await reset('key-of-one-submit');
    const device = cookiesOf(await login(server.app, user.email, fresh));
    const repeat = await reset('key-of-one-submit');
    expect([first.statusCode, repeat.statusCode]).toEqual([200, 200]);
    expect(repeat.json()).toEqual(first.json());
    expect(await isSignedIn(server.app, device)).toBe(true);
    expect(await waitingEmails(server.ctx, 'password_changed', user.email)).toHaveLength(1);
  });

  it('waits for the first call while it is in progress', async () => {
    const answers = await Promise.all([reset('key-of-one-submit'), reset('key-of-one-submit')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await waitingEmails(server.ctx, 'password_changed', user.email)).toHaveLength(1);
  });

  it('is rejected with another key, another password, or after two minutes', async () => {
    expect((await reset('key-of-one-submit')).statusCode).toBe(200);
    expect((await reset('key-of-another')).statusCode).toBe(400);
    const other = { key: 'key-of-one-submit' };
    expect((await resetByLink(server.app, token, 'a third passphrase', other)).statusCode).toBe(
      400,
    );
    clock = new Date(start.getTime() + 2 * MINUTE);
    expect((await reset('key-of-one-submit')).statusCode).toBe(400);
    await expectPassword(fresh);
  });
});

it('does not remember failures: the same key can be used again', async () => {
  const again = () => resetByLink(server.app, token, fresh, { key: 'key-of-one-submit' });
  clock = new Date(start.getTime() + 30 * MINUTE);
  expect((await again()).statusCode).toBe(400);
  clock = start;
  expect((await again()).statusCode).toBe(200);
});

it('ends any session in the browser', async () => {
  const other = await server.signIn(await server.addUser());
  const refused = await resetByLink(server.app, 'A'.repeat(43), fresh, { cookies: other });
  expect(refused.statusCode).toBe(400);
  expect(await isSignedIn(server.app, other)).toBe(true);
  const answer = await resetByLink(server.app, token, fresh, { cookies: other });
  expect(answer.cookies).toMatchObject([{ name: 'sid', value: '' }]);
  expect(await isSignedIn(server.app, other)).toBe(false);
});

it('replaces an earlier link and code with newer ones', async () => {
  let newer = await askFor(user.email);
  // One time in a million, the new code is the same.
  if (newer.code === code) newer = await askFor(user.email);
  expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(400);
  expect((await resetByCode(server.app, user.email, code, fresh)).statusCode).toBe(400);
  expect((await resetByLink(server.app, newer.token, fresh)).statusCode).toBe(200);
});

it('does not use up the link when an email scanner opens it', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    for (const path of ['/reset-password', '/auth', '/api/reset-password']) {
      await server.app.inject({ method, url: `${path}?reset=${token}&token=${token}` });
    }
  }
  expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
});

it('C-23 verifies the address of a registration whose code was lost, and ends that code', async () => {
  const email = `lost-${user.email}`;
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const cookies = cookiesOf(await register(server.app, { email, name: 'Lola Lost' }));
  const old = await newestEmail(server.ctx, 'verify_email', email);
  const mail = await askFor(email);
  await resetByLink(server.app, mail.token, fresh);
  expect((await login(server.app, email, fresh)).json()).toMatchObject({
    name: `Lost ${capitalized(user.email.split('@')[0] ?? '')}`,
  });
  expect((await verifyCode(server.app, email, old.code, { cookies })).statusCode).toBe(400);
  expect((await login(server.app, email, testPassword)).statusCode).toBe(401);
});

it('reports both fields of a form if both are wrong', async () => {
  const answer = await resetByCode(server.app, 'abc', '', 'short');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request' });
});

async function askFor(email: string): Promise<{ token: string; code: string }> {
  await forgotPassword(server.app, email);
  return newestEmail(server.ctx, 'reset_password', email);
}

async function storedLink(): Promise<string> {
  const { rows } = await server.ctx.pool.query<{ link_hash: string }>(
    'select link_hash from email_challenges where user_id = $1',
    [user.id],
  );
  return rows[0]?.link_hash ?? '';
}

async function expectPassword(password: string): Promise<void> {
  expect((await login(server.app, user.email, password)).statusCode).toBe(200);
}
