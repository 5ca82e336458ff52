import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  login,
  newestEmail,
  register,
  verifyCode,
  waitingEmails,
} from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const attackersPassword = 'what the attacker wants';

let server: TestServer;
let count = 0;
/** An unregistered address. */
let email: string;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

afterAll(() => server.close());

beforeEach(() => {
  email = `newcomer${++count}@example.com`;
});

const noEmail = 'Please enter a valid email address';
const tooShort = 'Password must be at least 8 characters';
const tooLong = 'Please use 128 characters or fewer';
const tooEasy =
  "Your password can't be just your name, email address, or “Fourgood”, even with numbers added";
const onlySpaces = "Your password can't be all spaces";
const repeated = "Your password can't be one character repeated";
const common = 'This password is too common. Please choose another one';

describe('K-03 rejects', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['V-14 no name', { name: '' }, { name: 'Name is required' }],
    ['a name of one letter', { name: ' A ' }, { name: 'Name is required' }],
    [
      'a name of 101 letters',
      { name: 'é'.repeat(101) },
      { name: 'Please use 100 characters or fewer' },
    ],
    [
      'a name with a line break',
      { name: 'Ann\r\nBcc: x@evil.example' },
      { name: expect.any(String) },
    ],
    ['a name with a NUL', { name: 'Ann\u0000' }, { name: expect.any(String) }],
    ['a name of one letter and marks', { name: '\u200EA\u200F' }, { name: 'Name is required' }],
    [
      'a name with a right-to-left override',
      { name: 'Ann\u202Egro.live' },
      { name: expect.any(String) },
    ],
    ['V-15 no email', { email: '' }, { email: noEmail }],
    ['V-15 half an email', { email: 'abc' }, { email: noEmail }],
    ['an email with the Kelvin sign', { email: 'ann@\u212Aelvin.example.com' }, { email: noEmail }],
    ['an email in full-width letters', { email: 'ａnn@example.com' }, { email: noEmail }],
    [
      'an email with a second header',
      { email: 'ann@example.com\r\nBcc: b@example.com' },
      { email: noEmail },
    ],
    ['two emails', { email: 'ann@example.com,b@example.com' }, { email: noEmail }],
    ['an email with a name', { email: 'Ann <ann@example.com>' }, { email: noEmail }],
    [
      'an email of 255 characters',
      { email: `a@${'b'.repeat(60)}.${'c'.repeat(187)}.com` },
      { email: noEmail },
    ],
    ['V-16 a password of seven characters', { password: 'x7#kQ2m' }, { password: tooShort }],
    [
      'seven characters typed as fourteen',
      { password: 'e\u0301'.repeat(7) },
      { password: tooShort },
    ],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, { password: tooLong }],
    ['a password of 7 KB', { password: 'x'.repeat(7_000) }, { password: tooLong }],
    [
      'V-17 no confirmation',
      { confirmPassword: undefined },
      { confirmPassword: 'Please confirm your password' },
    ],
    [
      'V-18 another confirmation',
      { confirmPassword: 'another one' },
      { confirmPassword: "Passwords don't match" },
    ],
    ['a common password', { password: 'trustno1' }, { password: common }],
    ['a common password in capitals', { password: 'TrustNo1' }, { password: common }],
    [
      'their own email',
      { password: 'Dana@Example.com', email: 'dana@example.com' },
      { password: tooEasy },
    ],
    ['their own name', { name: 'Dana Owner', password: 'dana-owner-2026' }, { password: tooEasy }],
    ['the product’s name', { password: 'FourGood123!' }, { password: tooEasy }],
    ['15 spaces', { password: ' '.repeat(15) }, { password: onlySpaces }],
    [
      'spaces of several widths',
      { password: '\u2003 \u00A0 \t   \u2003' },
      { password: onlySpaces },
    ],
    ['one letter repeated', { password: 'z'.repeat(20) }, { password: repeated }],
    ['one letter in both cases', { password: 'zZzZzZzZzZ' }, { password: repeated }],
    ['one letter typed in two ways', { password: 'ée\u0301'.repeat(5) }, { password: repeated }],
    ['one emoji repeated', { password: '🐝'.repeat(8) }, { password: repeated }],
    [
      'an extremely long confirmation',
      { confirmPassword: 'x'.repeat(12_000) },
      { confirmPassword: "Passwords don't match" },
    ],
  ])('%s', async (_what, changes, fields) => {
    const before = await everyone();
    const answer = await register(server.app, { email, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields });
    expect(await everyone()).toEqual(before);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['spaces around two letters', `${' '.repeat(7)}xy${' '.repeat(7)}`],
    ['128 letters', 'éa'.repeat(64)],
    ['eight characters', 'x7#kQ2mv'],
    ['emoji', '🐝🌻🦉🍎🚲🎻🌵🐙'],
    ['a name and more', 'nora climbs hills'],
  ])('but accepts a password of %s', async (_what, password) => {
    expect((await register(server.app, { email, password })).statusCode).toBe(200);
  });
});

describe('C-22 gives the same response for every address', () => {
  it('new, awaiting its code, registered, deactivated', async () => {
    const waiting = 'waiting@example.com';
    await register(server.app, { email: waiting });
    const known = await server.addUser();
    const gone = await server.addUser({ isActive: false });
    const answers = await Promise.all(
      [email, waiting, known.email, gone.email].map((one) => register(server.app, { email: one })),
    );
    const shapes = answers.map((answer, index) => {
      const { devEmailPreview: _preview, ...body } = answer.json<Record<string, unknown>>();
      const address = [email, waiting, known.email, gone.email][index];
      expect(body['user']).toEqual({ email: address });
      const cookies = answer.cookies.map(({ value, ...rest }) => ({
        ...rest,
        length: value.length,
      }));
      return {
        status: answer.statusCode,
        message: body['message'],
        keys: Object.keys(body),
        cookies,
      };
    });
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  });

  it('emails the owner of a registered address that they have an account, and no code', async () => {
    const { email: known, name } = await server.addUser({ name: 'Olive Owner' });
    await register(server.app, { email: known });
    expect(await waitingEmails(server.ctx, 'account_exists', known)).toEqual([
      { kind: 'account_exists', to: known, name },
    ]);
    expect(await waitingEmails(server.ctx, 'verify_email', known)).toEqual([]);
  });

  it('sends no email to a deactivated account', async () => {
    const { email: gone } = await server.addUser({ isActive: false });
    await register(server.app, { email: gone });
    expect(await waitingEmails(server.ctx, 'account_exists', gone)).toEqual([]);
    expect(await waitingEmails(server.ctx, 'verify_email', gone)).toEqual([]);
  });

  it('changes nothing about a registered account', async () => {
    const known = await server.addUser();
    const before = await rowOf(known.email);
    await register(server.app, {
      email: known.email,
      name: 'Mallory',
      password: attackersPassword,
    });
    expect(await rowOf(known.email)).toEqual(before);
    expect((await login(server.app, known.email)).statusCode).toBe(200);
    const theirs = await login(server.app, known.email, attackersPassword);
    expect(theirs.headers['set-cookie']).toBeUndefined();
  });

  it('names an account after its address until the code is entered', async () => {
    const address = `mary-ann.o${email}`;
    await register(server.app, { email: address, name: 'Stinky Fool' });
    expect(await rowOf(address)).toMatchObject({ name: `Mary Ann O${email.split('@')[0]}` });
    const tagged = `+stinky.fool${email}`;
    await register(server.app, { email: `ann${tagged}`, name: 'Stinky Fool' });
    expect(await rowOf(`ann${tagged}`)).toMatchObject({ name: 'Ann' });
    await register(server.app, { email: `x${tagged}`, name: 'Stinky Fool' });
    expect(await rowOf(`x${tagged}`)).toMatchObject({ name: 'Account holder' });
  });
});

it('accepts a confirmation with the same letters in another Unicode form', async () => {
  const [password, confirmPassword] = ['caf\u00E9 au lait', 'cafe\u0301 au lait'];
  const answer = await register(server.app, { email, password, confirmPassword });
  expect(answer.statusCode).toBe(200);
});

describe('signing in after registering another person’s address with one’s own password', () => {
  type Kind = 'unknown' | 'unverified' | 'verified' | 'deactivated' | 'bare';
  const kinds: Kind[] = ['unknown', 'unverified', 'verified', 'deactivated', 'bare'];
  let addresses: Record<Kind, string>;

  beforeEach(async () => {
    addresses = {
      unknown: email,
      unverified: `unverified-${email}`,
      verified: (await server.addUser()).email,
      deactivated: (await server.addUser({ isActive: false })).email,
      bare: (await server.addOwner()).email,
    };
    await register(server.app, { email: addresses.unverified });
  });

  it('gets the same response, no matter who owns it', async () => {
    const answers = await Promise.all(kinds.map((kind) => attemptAndSignIn(addresses[kind])));
    for (const { right, wrong } of answers) {
      expect(right.statusCode).toBe(403);
      expect(right.json()).toMatchObject({ code: 'not_verified' });
      expect(right.headers['set-cookie']).toBeUndefined();
      expect(wrong.json()).toMatchObject({ code: 'wrong_credentials' });
    }
    expect(new Set(answers.map(({ right }) => right.body)).size).toBe(1);
    expect(new Set(answers.map(({ wrong }) => wrong.body)).size).toBe(1);
  });

  it('leaves the account unchanged, with its own password', async () => {
    const before = await rowOf(addresses.verified);
    await attemptAndSignIn(addresses.verified);
    await attemptAndSignIn(addresses.deactivated);
    expect(await rowOf(addresses.verified)).toEqual(before);
    expect((await login(server.app, addresses.verified)).statusCode).toBe(200);
    expect((await login(server.app, addresses.deactivated)).json()).toMatchObject({
      code: 'account_inactive',
    });
  });

  it.each(['verified', 'deactivated'] as const)(
    'leaves no code that works for a %s account',
    async (kind) => {
      const address = addresses[kind];
      const cookies = cookiesOf(await register(server.app, { email: address }));
      const code = '123456';
      // As if the attacker knew the code, and then as if it had not expired either.
      const codeHash = await server.ctx.hasher.hashCode(code);
      const ofUser = 'user_id = (select id from users where email = $1)';
      const { rowCount } = await server.ctx.pool.query(
        `update email_challenges set code_hash = $2 where ${ofUser}`,
        [address, codeHash],
      );
      expect(rowCount).toBe(1);
      const before = await rowOf(address);
      expect((await verifyCode(server.app, address, code, { cookies })).statusCode).toBe(400);
      const decoys = await server.ctx.pool.query(
        `select attempts from email_challenges where ${ofUser}`,
        [address],
      );
      expect(decoys.rows).toEqual([{ attempts: 0 }]);
      await server.ctx.pool.query(
        `update email_challenges set code_expires_at = expires_at where ${ofUser}`,
        [address],
      );
      expect((await verifyCode(server.app, address, code, { cookies })).statusCode).toBe(400);
      expect(await rowOf(address)).toEqual(before);
    },
  );

  async function attemptAndSignIn(address: string) {
    await register(server.app, { email: address, name: 'Mallory', password: attackersPassword });
    return {
      right: await login(server.app, address, attackersPassword),
      wrong: await login(server.app, address, 'neither of the two'),
    };
  }
});

it('treats an address in any case and with spaces around it as the same', async () => {
  const answer = await register(server.app, { email: `  ${email.toUpperCase()} ` });
  expect(answer.json()).toMatchObject({ user: { email } });
  await register(server.app, { email });
  expect((await everyone()).filter((row) => row.email === email)).toHaveLength(1);
});

it('ignores fields that the form does not have', async () => {
  const extras = {
    id: 1,
    isAdmin: true,
    is_admin: true,
    isActive: false,
    emailVerified: true,
    sessionEpoch: 9,
    role: 'admin',
    username: 'somebody@else.example',
  };
  const registered = await register(server.app, { email, ...extras });
  expect(await rowOf(email)).toMatchObject({ is_admin: false, email_verified: false });
  const { code } = await newestEmail(server.ctx, 'verify_email', email);
  await verifyCode(server.app, email, code, { cookies: cookiesOf(registered) });
  const user = (await login(server.app, email)).json();
  expect(user).toMatchObject({ email, isAdmin: false, isActive: true });
  expect(user).not.toMatchObject({ id: 1 });
});

it('A-18 does not sign in', async () => {
  const cookies = cookiesOf(await register(server.app, { email }));
  expect(Object.keys(cookies)).toEqual(['reg']);
  expect((await server.app.inject({ url: '/api/user', cookies })).statusCode).toBe(401);
});

it('before the code is entered, says what is missing, only to those who know the password', async () => {
  await register(server.app, { email });
  const right = await login(server.app, email);
  expect(right.statusCode).toBe(403);
  expect(right.json()).toMatchObject({ code: 'not_verified' });
  expect(right.headers['set-cookie']).toBeUndefined();
  expect((await login(server.app, email, 'not the password')).json()).toMatchObject({
    code: 'wrong_credentials',
  });
});

it('lets a deleted user register again', async () => {
  const old = await server.addUser();
  await server.ctx.pool.query('delete from users where id = $1', [old.id]);
  const again = await register(server.app, { email: old.email, name: 'Second Life' });
  const { code } = await newestEmail(server.ctx, 'verify_email', old.email);
  await verifyCode(server.app, old.email, code, { cookies: cookiesOf(again) });
  const user = (await login(server.app, old.email, testPassword)).json<{ id: number }>();
  expect(user).toMatchObject({ name: 'Second Life' });
  expect(user.id).not.toBe(old.id);
});

interface Row {
  email: string;
  is_admin: boolean;
  email_verified: boolean;
}

async function everyone(): Promise<Row[]> {
  return (await server.ctx.pool.query<Row>('select * from users order by id')).rows;
}

async function rowOf(address: string): Promise<Row | undefined> {
  return (await everyone()).find((row) => row.email === address);
}
