import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE, toSeconds } from '../../../contract/durations.ts';
import { rateLimits } from '../../../contract/rate-limits.ts';
import type { UserRow } from '../../db/users.ts';
import {
  cookiesOf,
  forgotPassword,
  login,
  newestEmail,
  otherCode,
  register,
  resendCode,
  resetByCode,
  resetByLink,
  verifyCode,
} from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { beginApp } from '../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const fresh = 'eleven brown teapots';

let server: TestServer;
let user: UserRow;
let addresses = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
});

describe('ten failed sign-ins to one account', () => {
  it('from ten addresses lock it, even for the correct password, and say for how long', async () => {
    await fail(user.email, 10);
    const answer = await login(server.app, user.email, testPassword, anywhere());
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 'too_many_requests',
      message:
        'Too many failed login attempts for this account. Please try again later, or reset your password.',
    });
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('lock an unknown address in the same way', async () => {
    const unknownEmail = `nobody${++addresses}@example.com`;
    await fail(unknownEmail, 10);
    const [known, unknown] = [await locked(user.email), await locked(unknownEmail, 0)];
    expect(unknown.statusCode).toBe(429);
    expect(unknown.json()).toEqual(known.json());
  });

  it('lock it regardless of how the address is typed', async () => {
    await fail(user.email.toUpperCase(), 5);
    await fail(` ${user.email} `, 5);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(429);
  });

  it('lock it in every process, and leave other accounts alone', async () => {
    const other = await server.addProcess();
    const neighbour = await server.addUser();
    await fail(user.email, 10);
    expect((await login(other.app, user.email, testPassword, anywhere())).statusCode).toBe(429);
    expect((await login(other.app, neighbour.email, testPassword, anywhere())).statusCode).toBe(
      200,
    );
  });

  it('expire after 15 minutes', async () => {
    await fail(user.email, 10);
    await advance(900);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
  });

  it('are cleared by a successful sign-in: only consecutive failures count', async () => {
    await fail(user.email, 9);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
    await fail(user.email, 9);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
  });

  it('are not cleared by registering the address again and signing in with that password', async () => {
    const own = 'what the attacker wants';
    const seen = await Promise.all(
      [user.email, `nobody${++addresses}@example.com`].map(async (email) => {
        await register(server.app, { email, password: own }, anywhere());
        const statuses = [];
        for (let time = 0; time < 6; time += 1) {
          statuses.push((await login(server.app, email, own, anywhere())).statusCode);
          statuses.push((await login(server.app, email, 'a guess', anywhere())).statusCode);
        }
        return statuses;
      }),
    );
    expect(seen[0]).toEqual([403, 401, 403, 401, 403, 401, 403, 401, 403, 401, 429, 429]);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('do not prevent a password reset by email, which unlocks the account', async () => {
    await fail(user.email, 10);
    await forgotPassword(server.app, user.email, anywhere());
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    expect((await resetByLink(server.app, token, fresh, anywhere())).statusCode).toBe(200);
    expect((await login(server.app, user.email, fresh, anywhere())).statusCode).toBe(200);
  });

  it('typed to confirm a change in a stolen session end with it when the password is reset', async () => {
    const stolen = await server.signIn(user);
    for (let time = 0; time < 10; time += 1)
      await beginApp(server.app, stolen, { password: 'a guess' });
    expect((await beginApp(server.app, stolen)).statusCode).toBe(429);
    await forgotPassword(server.app, user.email, anywhere());
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    await resetByLink(server.app, token, fresh, anywhere());
    const own = cookiesOf(await login(server.app, user.email, fresh, anywhere()));
    expect((await beginApp(server.app, own, { password: fresh })).statusCode).toBe(200);
  });

  async function locked(email: string, failures = 10) {
    await fail(email, failures);
    return login(server.app, email, testPassword, anywhere());
  }
});

describe('one visitor', () => {
  it('cannot try many accounts, whichever address of their own network they use', async () => {
    const { points } = rateLimits.login;
    const spray = (index: number) =>
      login(server.app, `person${index}@example.com`, 'Summer2026!', {
        remoteAddress: `2001:db8:77:1::${(index + 1).toString(16)}`,
      });
    const answers = await Promise.all(Array.from({ length: points }, (_, index) => spray(index)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((await spray(points)).statusCode).toBe(429);
    const neighbour = await login(server.app, user.email, testPassword, {
      remoteAddress: '2001:db8:77:2::1',
    });
    expect(neighbour.statusCode).toBe(200);
  });

  it('does not become another visitor by sending a header', async () => {
    const remoteAddress = '198.51.100.200';
    const attempt = (index: number) =>
      login(server.app, `someone${index}@example.com`, 'Summer2026!', {
        remoteAddress,
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
    for (let index = 0; index < rateLimits.login.points; index += 1) await attempt(index);
    expect((await attempt(99)).statusCode).toBe(429);
  });
});

describe('emails to one address', () => {
  it.each([
    ['registering', (email: string) => register(server.app, { email }, anywhere())],
    ['forgetting', (email: string) => forgotPassword(server.app, email, anywhere())],
    ['asking for a new code', (email: string) => resendCode(server.app, { email }, anywhere())],
  ])('by %s are limited to three while a code lives and ten a day', async (_what, send) => {
    for (const email of [user.email, `nobody${++addresses}@example.com`]) {
      for (let sent = 0; sent < 3; sent += 1) expect((await send(email)).statusCode).toBe(200);
      const refused = await send(email);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(580);
      expect(seconds).toBeLessThanOrEqual(600);
      for (let code = 0; code < 2; code += 1) {
        await advance(toSeconds(10 * MINUTE));
        for (let sent = 0; sent < 3; sent += 1) expect((await send(email)).statusCode).toBe(200);
      }
      await advance(toSeconds(10 * MINUTE));
      expect((await send(email)).statusCode).toBe(200);
      expect((await send(email)).statusCode).toBe(429);
      await advance(toSeconds(DAY));
      expect((await send(email)).statusCode).toBe(200);
    }
  });

  it('by registering count together for all spellings of one mailbox', async () => {
    const local = `nobody${++addresses}`;
    const send = (email: string) => register(server.app, { email }, anywhere());
    for (const tag of ['', '+a', '+b'])
      expect((await send(`${local}${tag}@example.com`)).statusCode).toBe(200);
    expect((await send(`${local}+c@example.com`)).statusCode).toBe(429);
  });

  it('by registering don’t count against those for a forgotten password', async () => {
    for (let sent = 0; sent < 4; sent += 1)
      await register(server.app, { email: user.email }, anywhere());
    expect((await forgotPassword(server.app, user.email, anywhere())).statusCode).toBe(200);
  });
});

describe('codes tried for one address', () => {
  it('are limited to 25 an hour, however many codes are emailed in between', async () => {
    let guesses = 0;
    for (let sent = 0; sent < 3; sent += 1) {
      await forgotPassword(server.app, user.email, anywhere());
      const { code } = await newestEmail(server.ctx, 'reset_password', user.email);
      for (let by = 1; by <= 8; by += 1, guesses += 1) await guess(user.email, otherCode(code, by));
    }
    await guess(user.email, '000000');
    expect(guesses).toBe(24);
    await advanceFor('resetmails3600');
    await forgotPassword(server.app, user.email, anywhere());
    const { code, token } = await newestEmail(server.ctx, 'reset_password', user.email);
    const right = await resetByCode(server.app, user.email, code, fresh, anywhere());
    expect(right.statusCode).toBe(429);
    expect((await resetByLink(server.app, token, fresh, anywhere())).statusCode).toBe(200);
  });

  it('are limited in the same way for an unknown address', async () => {
    const unknownEmail = `nobody${++addresses}@example.com`;
    for (let tries = 0; tries < 25; tries += 1) await guess(unknownEmail, '123456');
    expect((await guess(unknownEmail, '123456')).statusCode).toBe(429);
  });

  it('clear earlier failed sign-ins if they are right', async () => {
    const email = `newcomer${++addresses}@example.com`;
    await register(server.app, { email }, anywhere());
    for (let time = 0; time < 11; time += 1) await login(server.app, email, undefined, anywhere());
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    expect((await verifyCode(server.app, email, code, anywhere())).statusCode).toBe(200);
    expect((await login(server.app, email, undefined, anywhere())).statusCode).toBe(200);
  });

  it('by others may use up a code, but do not prevent registering again and confirming', async () => {
    const email = `newcomer${++addresses}@example.com`;
    await register(server.app, { email }, anywhere());
    for (let tries = 0; tries < 26; tries += 1)
      await verifyCode(server.app, email, '-', anywhere());
    expect((await verifyCode(server.app, email, '-', anywhere())).statusCode).toBe(429);
    const cookies = cookiesOf(await register(server.app, { email }, anywhere()));
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    const confirmed = await verifyCode(server.app, email, code, { ...anywhere(), cookies });
    expect(confirmed.statusCode).toBe(200);
  });

  it('in the browser that registered give the same responses, whether the address was registered or not', async () => {
    const seen = await Promise.all(
      [user.email, `newcomer${++addresses}@example.com`].map(async (email) => {
        const cookies = cookiesOf(await register(server.app, { email }, anywhere()));
        const answers = [];
        for (let tries = 0; tries < 27; tries += 1) {
          const given = { ...anywhere(), cookies };
          answers.push((await verifyCode(server.app, email, '-', given)).statusCode);
        }
        return answers;
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.at(-1)).toBe(429);
  });

  it('are not counted apart for a binding with something appended', async () => {
    const email = `newcomer${++addresses}@example.com`;
    const { reg = '' } = cookiesOf(await register(server.app, { email }, anywhere()));
    const statuses = [];
    for (let tries = 0; tries < 26; tries += 1) {
      const cookies = { reg: `${reg}.${tries}` };
      statuses.push(
        (await verifyCode(server.app, email, '-', { ...anywhere(), cookies })).statusCode,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });

  const guess = (email: string, code: string) =>
    resetByCode(server.app, email, code, fresh, anywhere());
});

it('stores no email address with the counts', async () => {
  await fail(user.email, 1);
  const { rows } = await server.ctx.pool.query<{ key: string }>('select key from rate_limits');
  for (const { key } of rows) expect(key).toMatch(/^[a-z]+\d*:[\w-]{43}$/);
});

/** Another IP address for each call, so that only the account's limits apply. */
function anywhere(): { remoteAddress: string } {
  addresses += 1;
  return { remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

async function fail(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await login(server.app, email, 'not the password', anywhere());
    expect(answer.statusCode).toBe(401);
  }
}

/** Advances both clocks: the rate limiter's library has its own. */
async function advance(seconds: number): Promise<void> {
  await server.ctx.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000]);
}

async function advanceFor(limit: string): Promise<void> {
  await server.ctx.pool.query('delete from rate_limits where key like $1', [`${limit}:%`]);
}
