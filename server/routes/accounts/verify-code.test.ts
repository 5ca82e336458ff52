import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../contract/durations.ts';
import {
  cookiesOf,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  register,
  resendCode,
  verifyCode,
} from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');
const refusal = {
  code: 'not_proven',
  message:
    'That code is wrong. Please check the code and the email address, or request a new code.',
};
const expired = { ...refusal, message: 'That code has expired. Please request a new one.' };
const used = {
  code: 'already_verified',
  message: 'That code has already been used, and your email address is verified. Please sign in.',
};
const usedUp = {
  ...refusal,
  message:
    'Too many wrong codes were entered, so this code stopped working. Please request a new one.',
};

let clock: Date;
let server: TestServer;
let count = 0;
let email: string;
/** The cookie that the registration set. */
let cookies: Record<string, string>;
let code: string;

beforeAll(async () => {
  server = await startTestServer(
    { LIMITS: 'off', ADMIN_EMAIL: 'Boss@Example.com' },
    { now: () => clock },
  );
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  email = `newcomer${++count}@example.com`;
  cookies = cookiesOf(await register(server.app, { email }));
  ({ code } = await newestEmail(server.ctx, 'verify_email', email));
});

describe('K-04 rejects', () => {
  it.each<[string, () => string]>([
    ['another code', () => otherCode(code)],
    ['five digits', () => code.slice(1)],
    ['an extra digit', () => `${code}0`],
    ['letters', () => 'abcdef'],
    ['O-06 two digits', () => '12'],
    ['full-width digits of another code', () => '１２３４５'],
  ])('%s', async (_what, typed) => {
    const answer = await verifyCode(server.app, email, typed(), { cookies });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(refusal);
    expect((await login(server.app, email)).statusCode).toBe(403);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['101 characters', '1'.repeat(101)],
  ])('%s instead of a code', async (_what, typed) => {
    const answer = await verifyCode(server.app, email, typed, { cookies });
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { code: expect.any(String) },
    });
  });

  it('V-19 an invalid email', async () => {
    const answer = await verifyCode(server.app, 'abc', code, { cookies });
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { email: expect.any(String) },
    });
  });

  it('an unknown address with the same message as a wrong code', async () => {
    const unknown = await verifyCode(server.app, 'nobody@example.com', code);
    const wrong = await verifyCode(server.app, email, otherCode(code));
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('the right code of another address', async () => {
    const other = `other-${email}`;
    const theirs = cookiesOf(await register(server.app, { email: other }));
    expect((await verifyCode(server.app, other, code, { cookies: theirs })).statusCode).toBe(400);
    expect((await verifyCode(server.app, other, code)).statusCode).toBe(400);
  });

  it('the code of a reset email', async () => {
    await forgotPassword(server.app, email);
    const reset = await newestEmail(server.ctx, 'reset_password', email);
    expect((await verifyCode(server.app, email, reset.code, { cookies })).statusCode).toBe(400);
  });

  it('a code after ten minutes', async () => {
    clock = new Date(start.getTime() + 10 * MINUTE);
    expect((await verifyCode(server.app, email, code, { cookies })).json()).toMatchObject(expired);
  });

  it('a used code', async () => {
    expect((await verifyCode(server.app, email, code, { cookies })).statusCode).toBe(200);
    expect((await verifyCode(server.app, email, code, { cookies })).json()).toMatchObject(used);
    expect((await verifyCode(server.app, email, code)).json()).toMatchObject(used);
  });

  it('a code whose account has been deactivated in the meantime', async () => {
    await server.ctx.pool.query('update users set is_active = false where email = $1', [email]);
    expect((await verifyCode(server.app, email, code, { cookies })).json()).toMatchObject(expired);
  });
});

it('repeats its response for a retried call, and for no other one', async () => {
  const first = await verifyCode(server.app, email, code, { cookies, key: 'key-of-one-submit' });
  // The browser may have dropped the cookie already.
  const repeat = await verifyCode(server.app, email, code, { key: 'key-of-one-submit' });
  expect([first.statusCode, repeat.statusCode]).toEqual([200, 200]);
  expect(repeat.json()).toEqual(first.json());
  const refused = [
    await verifyCode(server.app, email, code, { cookies, key: 'key-of-another' }),
    await verifyCode(server.app, email, otherCode(code), { key: 'key-of-one-submit' }),
    await verifyCode(server.app, `other-${email}`, code, { key: 'key-of-one-submit' }),
  ];
  const reasons = [used, refusal, refusal];
  for (const [at, answer] of refused.entries()) expect(answer.json()).toMatchObject(reasons[at]!); // as many
});

it('uses up a code after five wrong ones, even with LIMITS=off', async () => {
  for (let by = 1; by <= 5; by += 1) {
    const typed = otherCode(code, by);
    expect((await verifyCode(server.app, email, typed, { cookies })).statusCode).toBe(400);
  }
  expect((await verifyCode(server.app, email, code, { cookies })).json()).toMatchObject(usedUp);
});

it('after five wrong codes says so for any address, until a new one is requested', async () => {
  const seen = await Promise.all(
    [email, `nobody${count}@example.com`].map(async (address) => {
      const say = async () => (await verifyCode(server.app, address, '-')).json().message as string;
      const messages = [];
      for (let time = 0; time < 6; time += 1) messages.push(await say());
      await resendCode(server.app, { email: address });
      return [...messages, await say()];
    }),
  );
  const wrong = refusal.message;
  expect(seen[0]).toEqual([wrong, wrong, wrong, wrong, usedUp.message, usedUp.message, wrong]);
  expect(seen[1]).toEqual(seen[0]);
});

it('a right code that only lacks a password does not count as a wrong one', async () => {
  await register(server.app, { email });
  const { code: newest } = await newestEmail(server.ctx, 'verify_email', email);
  for (let time = 0; time < 6; time += 1) await verifyCode(server.app, email, newest);
  expect((await verifyCode(server.app, email, '-')).json()).toMatchObject(refusal);
});

it('accepts the right code after four wrong ones', async () => {
  for (let by = 1; by <= 4; by += 1) {
    await verifyCode(server.app, email, otherCode(code, by), { cookies });
  }
  expect((await verifyCode(server.app, email, code, { cookies })).statusCode).toBe(200);
});

it('accepts a code in the last second of its ten minutes, with spaces around it', async () => {
  clock = new Date(start.getTime() + 10 * MINUTE - 1_000);
  expect((await verifyCode(server.app, email, ` ${code} `, { cookies })).statusCode).toBe(200);
});

it('accepts the only attempt’s code in another browser', async () => {
  expect((await verifyCode(server.app, email.toUpperCase(), code)).statusCode).toBe(200);
  expect((await login(server.app, email)).statusCode).toBe(200);
});

it('A-18 does not sign in, and ends the binding', async () => {
  const answer = await verifyCode(server.app, email, code, { cookies });
  expect(Object.keys(cookiesOf(answer))).toEqual(['known']);
  expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(false);
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'reg', value: '' }));
});

it('C-07 makes the address of ADMIN_EMAIL an admin, whatever its case', async () => {
  const boss = 'boss@example.com';
  const own = cookiesOf(await register(server.app, { email: boss }));
  expect((await login(server.app, boss)).statusCode).toBe(403);
  const mail = await newestEmail(server.ctx, 'verify_email', boss);
  await verifyCode(server.app, boss, mail.code, { cookies: own });
  expect((await login(server.app, boss)).json()).toMatchObject({ isAdmin: true });
  await verifyCode(server.app, email, code, { cookies });
  expect((await login(server.app, email)).json()).toMatchObject({ isAdmin: false });
});
