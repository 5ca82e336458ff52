import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, inSeconds } from '../../../contract/durations.ts';
import { rateLimits } from '../../../contract/rate-limits.ts';
import type { UserRow } from '../../db/users.ts';
import {
  cookiesOf,
  forgotPassword,
  login,
  newestMail,
  otherCode,
  register,
  resetByCode,
  resetByLink,
  verifyCode,
} from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
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
  it('from ten addresses lock it, for the right password too, and say for how long', async () => {
    await fail(user.email, 10);
    const answer = await login(server.app, user.email, testPassword, anywhere());
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 'too_many_requests',
      message:
        'Too many failed sign-ins for this account. Please wait 15 minutes or reset your password.',
    });
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('lock an address that nobody has in the same way', async () => {
    const nobody = `nobody${++addresses}@example.com`;
    await fail(nobody, 10);
    const [known, unknown] = [await locked(user.email), await locked(nobody, 0)];
    expect(unknown.statusCode).toBe(429);
    expect(unknown.json()).toEqual(known.json());
  });

  it('lock it however the address is written', async () => {
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

  it('are forgotten after 15 minutes', async () => {
    await fail(user.email, 10);
    await letPass(900);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
  });

  it('are forgotten after a right one: only failures in a row count', async () => {
    await fail(user.email, 9);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
    await fail(user.email, 9);
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
  });

  it('are not forgotten for who registered the address anew and signs in with that password', async () => {
    const own = 'what the stranger wants';
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

  it('keep nobody from resetting the password by mail, which unlocks the account', async () => {
    await fail(user.email, 10);
    await forgotPassword(server.app, user.email, anywhere());
    const { token } = await newestMail(server.ctx, 'reset_password', user.email);
    expect((await resetByLink(server.app, token, fresh, anywhere())).statusCode).toBe(200);
    expect((await login(server.app, user.email, fresh, anywhere())).statusCode).toBe(200);
  });

  async function locked(email: string, failures = 10) {
    await fail(email, failures);
    return login(server.app, email, testPassword, anywhere());
  }
});

describe('one visitor', () => {
  it('may not try many accounts either, whatever address of their own network they use', async () => {
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

  it('is not another one for a header that says so', async () => {
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

describe('mails to one address', () => {
  it.each([
    ['registering', (email: string) => register(server.app, { email }, anywhere())],
    ['forgetting', (email: string) => forgotPassword(server.app, email, anywhere())],
  ])('by %s are three an hour and ten a day, for any address', async (_what, ask) => {
    for (const email of [user.email, `nobody${++addresses}@example.com`]) {
      for (let mail = 0; mail < 3; mail += 1) expect((await ask(email)).statusCode).toBe(200);
      const refused = await ask(email);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
      for (let hour = 0; hour < 2; hour += 1) {
        await letPass(inSeconds(HOUR));
        for (let mail = 0; mail < 3; mail += 1) expect((await ask(email)).statusCode).toBe(200);
      }
      await letPass(inSeconds(HOUR));
      expect((await ask(email)).statusCode).toBe(200);
      expect((await ask(email)).statusCode).toBe(429);
      await letPass(inSeconds(DAY));
      expect((await ask(email)).statusCode).toBe(200);
    }
  });

  it('by registering leave those for a forgotten password', async () => {
    for (let mail = 0; mail < 4; mail += 1)
      await register(server.app, { email: user.email }, anywhere());
    expect((await forgotPassword(server.app, user.email, anywhere())).statusCode).toBe(200);
  });
});

describe('codes that are tried for one address', () => {
  it('are 25 an hour, however many codes are mailed meanwhile', async () => {
    let guesses = 0;
    for (let mail = 0; mail < 3; mail += 1) {
      await forgotPassword(server.app, user.email, anywhere());
      const { code } = await newestMail(server.ctx, 'reset_password', user.email);
      for (let by = 1; by <= 8; by += 1, guesses += 1) await guess(user.email, otherCode(code, by));
    }
    await guess(user.email, '000000');
    expect(guesses).toBe(24);
    await letPassFor('resetmails3600');
    await forgotPassword(server.app, user.email, anywhere());
    const { code, token } = await newestMail(server.ctx, 'reset_password', user.email);
    const right = await resetByCode(server.app, user.email, code, fresh, anywhere());
    expect(right.statusCode).toBe(429);
    expect((await resetByLink(server.app, token, fresh, anywhere())).statusCode).toBe(200);
  });

  it('are limited alike for an address that nobody has', async () => {
    const nobody = `nobody${++addresses}@example.com`;
    for (let tries = 0; tries < 25; tries += 1) await guess(nobody, '123456');
    expect((await guess(nobody, '123456')).statusCode).toBe(429);
  });

  it('that is right forgives the sign-ins that were tried before it', async () => {
    const email = `newcomer${++addresses}@example.com`;
    await register(server.app, { email }, anywhere());
    for (let time = 0; time < 11; time += 1) await login(server.app, email, undefined, anywhere());
    const { code } = await newestMail(server.ctx, 'verify_email', email);
    expect((await verifyCode(server.app, email, code, anywhere())).statusCode).toBe(200);
    expect((await login(server.app, email, undefined, anywhere())).statusCode).toBe(200);
  });

  it('by strangers cost a code, but never the right to register again and confirm', async () => {
    const email = `newcomer${++addresses}@example.com`;
    await register(server.app, { email }, anywhere());
    for (let tries = 0; tries < 26; tries += 1)
      await verifyCode(server.app, email, '-', anywhere());
    expect((await verifyCode(server.app, email, '-', anywhere())).statusCode).toBe(429);
    const cookies = cookiesOf(await register(server.app, { email }, anywhere()));
    const { code } = await newestMail(server.ctx, 'verify_email', email);
    const confirmed = await verifyCode(server.app, email, code, { ...anywhere(), cookies });
    expect(confirmed.statusCode).toBe(200);
  });

  it('in the browser that registered end alike, whether the address was registered or not', async () => {
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

  const guess = (email: string, code: string) =>
    resetByCode(server.app, email, code, fresh, anywhere());
});

it('keeps no e-mail address among the counts', async () => {
  await fail(user.email, 1);
  const { rows } = await server.ctx.pool.query<{ key: string }>('select key from rate_limits');
  for (const { key } of rows) expect(key).toMatch(/^[a-z]+\d*:[\w-]{43}$/);
});

/** An address of its own for each call, so that only what an account allows stands in the way. */
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

/** Lets time pass for everything that is counted: the library has a clock of its own. */
async function letPass(seconds: number): Promise<void> {
  await server.ctx.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000]);
}

async function letPassFor(limit: string): Promise<void> {
  await server.ctx.pool.query('delete from rate_limits where key like $1', [`${limit}:%`]);
}
