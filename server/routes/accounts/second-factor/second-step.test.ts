import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE, SECOND } from '../../../../contract/durations.ts';
import type { UserRow } from '../../../db/users.ts';
import {
  cookiesOf,
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  resetByLink,
  waitingEmails,
} from '../../../testing/accounts.ts';
import { localPage, PasskeyDevice } from '../../../testing/passkey-device.ts';
import {
  beginLogin,
  codeAt,
  completeLogin,
  readSecondFactor,
  setUpApp,
  setUpPasskey,
} from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let clock: Date;
let user: UserRow;
/** A browser that is signed in to the account. */
let home: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  user = await server.addUser();
  home = await server.signIn(user);
});

describe('an account with a passkey', () => {
  let device: PasskeyDevice;

  beforeEach(async () => {
    ({ device } = await setUpPasskey(server.app, home));
  });

  it('is not signed in by its password alone', async () => {
    const answer = await login(server.app, user.email);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['secondStep']);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'step', httpOnly: true, sameSite: 'Lax', maxAge: 600 }),
    ]);
    expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(false);
    const { step = '' } = cookiesOf(answer);
    expect(await isSignedIn(server.app, { sid: step })).toBe(false);
  });

  it('is signed in once the passkey has signed the challenge', async () => {
    const { methods, passkeyOptions, cookies, challenge } = await beginLogin(
      server.app,
      user.email,
    );
    expect(methods).toEqual(['passkey', 'recovery']);
    expect(passkeyOptions).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
    const answer = await completeLogin(server.app, cookies, {
      passkey: device.sign({ challenge }),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, email: user.email, isAdmin: false });
    expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(true);
    expect(cookiesOf(answer)).not.toHaveProperty('step');
    const state = (await readSecondFactor(server.app, cookiesOf(answer))).json();
    expect(state.passkeys[0].lastUsedAt).toBe(clock.toISOString());
  });

  it('ends the session that the browser had', async () => {
    const other = await server.signIn(await server.addUser());
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    expect(await isSignedIn(server.app, other)).toBe(true);
    await completeLogin(
      server.app,
      { ...cookies, ...other },
      { passkey: device.sign({ challenge }) },
    );
    expect(await isSignedIn(server.app, other)).toBe(false);
  });

  it.each<[string, (challenge: string) => Promise<object> | object]>([
    [
      'a signature for another challenge',
      async () => {
        const { challenge } = await beginLogin(server.app, user.email);
        return device.sign({ challenge });
      },
    ],
    [
      'a signature made on another site',
      (challenge) =>
        device.sign({ challenge }, { origin: 'https://phishing.example', rpId: 'localhost' }),
    ],
    [
      'a passkey of another site',
      (challenge) => device.sign({ challenge }, { ...localPage, rpId: 'phishing.example' }),
    ],
    ['a passkey that nobody has', (challenge) => new PasskeyDevice().sign({ challenge })],
    [
      'another key under the same id',
      (challenge) => new PasskeyDevice({ id: device.id }).sign({ challenge }),
    ],
    [
      'a passkey of another account',
      async (challenge) => {
        const other = await server.signIn(await server.addUser());
        return (await setUpPasskey(server.app, other)).device.sign({ challenge });
      },
    ],
    [
      'the response to a creation',
      (challenge) => ({
        ...device.sign({ challenge }),
        response: {
          ...device.sign({ challenge }).response,
          clientDataJSON: device.create({ challenge }).response.clientDataJSON,
        },
      }),
    ],
  ])('refuses %s', async (_what, forge) => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    const passkey = await forge(challenge);
    const answer = await completeLogin(server.app, cookies, { passkey });
    expect(answer.json()).toMatchObject({ code: 'not_proven' });
    expect(answer.statusCode).toBe(400);
    expect(answer.cookies).toEqual([]);
    const right = { passkey: device.sign({ challenge }) };
    expect((await completeLogin(server.app, cookies, right)).statusCode).toBe(200);
  });

  it('refuses a repeated signature, also in another sign-in', async () => {
    const first = await beginLogin(server.app, user.email);
    const passkey = device.sign(first);
    expect((await completeLogin(server.app, first.cookies, { passkey })).statusCode).toBe(200);
    const again = await completeLogin(server.app, first.cookies, { passkey });
    expect(again.json()).toMatchObject({ code: 'second_step_expired' });
    const second = await beginLogin(server.app, user.email);
    const replayed = await completeLogin(server.app, second.cookies, { passkey });
    expect(replayed.json()).toMatchObject({ code: 'not_proven' });
  });

  it('refuses the challenge of one sign-in under the cookie of another', async () => {
    const mine = await beginLogin(server.app, user.email);
    const theirs = await server.addUser();
    const other = (await setUpPasskey(server.app, await server.signIn(theirs))).device;
    const their = await beginLogin(server.app, theirs.email);
    for (const [cookies, passkey] of [
      [their.cookies, device.sign(mine)],
      [mine.cookies, other.sign(their)],
    ] as const) {
      const answer = await completeLogin(server.app, cookies, { passkey });
      expect(answer.json()).toMatchObject({ code: 'not_proven' });
    }
  });

  it('refuses a counter that has not grown: the passkey may have been copied', async () => {
    const { device: counting } = await setUpPasskey(
      server.app,
      home,
      new PasskeyDevice({ counter: 7 }),
    );
    const first = await beginLogin(server.app, user.email);
    const passkey = counting.sign(first);
    expect((await completeLogin(server.app, first.cookies, { passkey })).statusCode).toBe(200);
    counting.counter = 7;
    const second = await beginLogin(server.app, user.email);
    const copied = { passkey: counting.sign(second) };
    expect((await completeLogin(server.app, second.cookies, copied)).json()).toMatchObject({
      code: 'not_proven',
    });
    expect(server.logLines.join('')).toContain('"securityEvent":"second-factor-refused"');
  });

  it('has five tries, right or wrong', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    const wrong = { passkey: new PasskeyDevice().sign({ challenge }) };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await completeLogin(server.app, cookies, wrong)).statusCode).toBe(400);
    const right = { passkey: device.sign({ challenge }) };
    const answer = await completeLogin(server.app, cookies, right);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
  });

  it('has ten minutes', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    clock = later(10 * MINUTE);
    const answer = await completeLogin(server.app, cookies, {
      passkey: device.sign({ challenge }),
    });
    expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
  });

  it('starts over after a new password, which does not replace the passkey', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    await forgotPassword(server.app, user.email);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    const fresh = 'eleven brown teapots';
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
    const answer = await completeLogin(server.app, cookies, {
      passkey: device.sign({ challenge }),
    });
    expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
    expect((await login(server.app, user.email, fresh)).json()).toHaveProperty('secondStep');
  });

  it('cannot be signed in to once deactivated; reactivated, it still has its passkey', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    expect((await deactivate(server.app, user.id, home)).statusCode).toBe(200);
    const proof = { passkey: device.sign({ challenge }) };
    expect((await completeLogin(server.app, cookies, proof)).statusCode).toBe(401);
    await server.ctx.pool.query('update users set is_active = true where id = $1', [user.id]);
    expect((await completeLogin(server.app, cookies, proof)).statusCode).toBe(401);
    expect((await beginLogin(server.app, user.email)).methods).toContain('passkey');
  });
});

describe('an account with an authenticator app', () => {
  let secret: string;
  let recoveryCodes: string[];

  beforeEach(async () => {
    const added = await setUpApp(server.app, home, clock);
    ({ secret } = added);
    recoveryCodes = added.reply.recoveryCodes ?? [];
    clock = later(30 * SECOND);
  });

  it('is signed in with the code, typed with or without a space', async () => {
    const { methods, cookies } = await beginLogin(server.app, user.email);
    expect(methods).toEqual(['code', 'recovery']);
    const code = codeAt(secret, clock).replace(/^.{3}/, '$& ');
    const answer = await completeLogin(server.app, cookies, { code });
    expect(answer.statusCode).toBe(200);
    expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(true);
  });

  it.each([
    ['the next code', 30, 200],
    ['the code before', -30, 200],
    ['a code two steps ahead', 60, 400],
    ['a code two steps back', -60, 400],
  ])('given %s, answers %3$i', async (_what, seconds, status) => {
    clock = later(2 * MINUTE);
    const { cookies } = await beginLogin(server.app, user.email);
    const code = codeAt(secret, later(seconds * SECOND));
    expect((await completeLogin(server.app, cookies, { code })).statusCode).toBe(status);
  });

  it('accepts no code twice, and none that is older than the last', async () => {
    clock = later(2 * MINUTE);
    const used = { code: codeAt(secret, clock) };
    const before = { code: codeAt(secret, later(-30 * SECOND)) };
    const first = await beginLogin(server.app, user.email);
    expect((await completeLogin(server.app, first.cookies, used)).statusCode).toBe(200);
    const second = await beginLogin(server.app, user.email);
    for (const proof of [used, before]) {
      const answer = await completeLogin(server.app, second.cookies, proof);
      expect(answer.json()).toMatchObject({ code: 'not_proven' });
    }
  });

  it('does not accept the code that the app was added with', async () => {
    const { cookies } = await beginLogin(server.app, user.email);
    const code = codeAt(secret, later(-30 * SECOND));
    expect((await completeLogin(server.app, cookies, { code })).statusCode).toBe(400);
  });

  it('limits wrong codes per account; passkeys and recovery codes still work', async () => {
    const limited = await startLimited();
    const { app } = limited;
    const owner = await limited.addUser();
    const added = await setUpApp(app, await limited.signIn(owner), clock);
    const [recoveryCode] = added.reply.recoveryCodes ?? [];
    clock = later(30 * SECOND);
    const code = codeAt(added.secret, clock);
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const { cookies } = await beginLogin(app, owner.email);
      const wrong = { code: otherCode(code, tries + 1) };
      answers.push((await completeLogin(app, cookies, wrong)).statusCode);
    }
    expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
    const { cookies } = await beginLogin(app, owner.email);
    const right = await completeLogin(app, cookies, { code });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect((await completeLogin(app, cookies, { recoveryCode })).statusCode).toBe(200);
  });

  it('takes the right code only from a browser that typed the password', async () => {
    const code = codeAt(secret, clock);
    for (const cookies of [{}, { step: 'A'.repeat(43) }, home]) {
      const answer = await completeLogin(server.app, cookies, { code });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
    }
    const other = await server.addUser();
    await setUpApp(server.app, await server.signIn(other), clock);
    const theirs = await beginLogin(server.app, other.email);
    expect((await completeLogin(server.app, theirs.cookies, { code })).statusCode).toBe(400);
  });

  it('is signed in with a recovery code, however it is typed, once; an email says so', async () => {
    const [first = '', second = ''] = recoveryCodes;
    const typed = first
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    const one = await beginLogin(server.app, user.email);
    const answer = await completeLogin(server.app, one.cookies, { recoveryCode: ` ${typed} ` });
    expect(answer.statusCode).toBe(200);
    expect((await readSecondFactor(server.app, cookiesOf(answer))).json()).toMatchObject({
      recoveryCodesLeft: 9,
    });
    expect(await newestEmail(server.ctx, 'second_factor_changed', user.email)).toMatchObject({
      change: 'recovery_code_used',
    });
    const two = await beginLogin(server.app, user.email);
    const again = await completeLogin(server.app, two.cookies, { recoveryCode: first });
    expect(again.json()).toMatchObject({ code: 'not_proven' });
    const next = await completeLogin(server.app, two.cookies, { recoveryCode: second });
    expect(next.statusCode).toBe(200);
  });

  it('refuses a recovery code of another account, and one with a wrong character', async () => {
    const other = await server.signIn(await server.addUser());
    const { reply } = await setUpApp(server.app, other, clock);
    const [own = ''] = recoveryCodes;
    const wrong = own.slice(0, -1) + (own.endsWith('A') ? 'B' : 'A');
    const { cookies } = await beginLogin(server.app, user.email);
    for (const recoveryCode of [reply.recoveryCodes?.[0], wrong, own.slice(1), '💥', '-']) {
      const answer = await completeLogin(server.app, cookies, { recoveryCode });
      expect(answer.json(), recoveryCode).toMatchObject({ code: 'not_proven' });
    }
  });

  it('says nothing about the second step without the right password', async () => {
    const wrong = await login(server.app, user.email, 'a wrong password');
    const unknown = await login(server.app, 'nobody@example.com', 'a wrong password');
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.cookies).toEqual([]);
  });

  it('logs ids, and no secret, code or token', async () => {
    const { cookies } = await beginLogin(server.app, user.email);
    const code = codeAt(secret, clock);
    await completeLogin(server.app, cookies, { code: otherCode(code) });
    await completeLogin(server.app, cookies, { code });
    const lines = server.logLines.join('');
    expect(lines).toContain(`"securityEvent":"second-factor-refused","userId":${user.id}`);
    for (const text of [secret, ...recoveryCodes, cookies['step'] ?? '', user.email])
      expect(lines).not.toContain(text);
  });

  it('stores neither the secret nor a recovery code nor the cookie in readable form', async () => {
    const { cookies } = await beginLogin(server.app, user.email);
    const tables = ['authenticator_apps', 'recovery_codes', 'sign_in_steps', 'factor_setups'];
    const stored: string[] = [];
    for (const table of tables) {
      const { rows } = await server.ctx.pool.query<{ row: string }>(
        `select t::text as row from ${table} t`,
      );
      stored.push(...rows.map(({ row }) => row));
    }
    const all = stored.join('\n').toUpperCase();
    const codes = recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '').slice(2)]);
    for (const text of [secret, ...codes, cookies['step'] ?? '-'])
      expect(all).not.toContain(text.toUpperCase());
    expect(all).toContain('$ARGON2ID$');
  });
});

it('an account without a second factor is signed in as before', async () => {
  const answer = await login(server.app, user.email);
  expect(answer.json()).toEqual({
    id: user.id,
    name: user.name,
    email: user.email,
    isAdmin: false,
    isActive: true,
    emailVerified: true,
  });
  expect(Object.keys(cookiesOf(answer))).toEqual(['sid']);
  expect(await waitingEmails(server.ctx, 'second_factor_changed', user.email)).toEqual([]);
});

async function startLimited(): Promise<TestServer> {
  const limited = await startTestServer({}, { now: () => clock });
  onTestFinished(() => limited.close());
  return limited;
}

function later(milliseconds: number): Date {
  return new Date(clock.getTime() + milliseconds);
}
