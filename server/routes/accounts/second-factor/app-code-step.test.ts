import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE, SECOND } from '../../../../contract/durations.ts';
import type { UserRow } from '../../../db/users.ts';
import {
  cookiesOf,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  waitingEmails,
} from '../../../testing/accounts.ts';
import {
  beginLogin,
  codeAt,
  completeLogin,
  readSecondFactor,
  setUpApp,
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
    const told = await waitingEmails(limited.ctx, 'second_factor_changed', owner.email);
    expect(told.filter(({ change }) => change === 'codes_refused')).toHaveLength(1);
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

async function startLimited(): Promise<TestServer> {
  const limited = await startTestServer({}, { now: () => clock });
  onTestFinished(() => limited.close());
  return limited;
}

function later(milliseconds: number): Date {
  return new Date(clock.getTime() + milliseconds);
}
