import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../contract/durations.ts';
import {
  cookiesOf,
  forgotPassword,
  login,
  newestEmail,
  register,
  resendCode,
  resetByCode,
  resetByLink,
  verifyCode,
  verifyWithPassword,
  waitingEmails,
} from '../../testing/accounts.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');
const fresh = 'eleven brown teapots';
const superseded = "There's a newer email with a newer code. Please enter that one.";
const expired = 'That code has expired. Please request a new one.';
const used = 'That code has already been used. Please sign in, or request a new one.';

let clock: Date;
let server: TestServer;
let count = 0;
let email: string;
/** The cookie that the registration set. */
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  email = `newcomer${++count}@example.com`;
  cookies = cookiesOf(await register(server.app, { email }));
});

describe('a new code in the browser that registered', () => {
  it('replaces the first one, and verifies with the password of the registration', async () => {
    const first = await newestCode();
    expect((await resendCode(server.app, { email }, { cookies })).statusCode).toBe(200);
    const second = await newestCode();
    expect(await whyRefused(first)).toBe(superseded);
    expect((await verifyCode(server.app, email, second, { cookies })).statusCode).toBe(200);
    expect((await login(server.app, email)).statusCode).toBe(200);
  });

  it('can be requested long after the first one expired', async () => {
    const first = await newestCode();
    clock = new Date(start.getTime() + 3 * 24 * 60 * MINUTE);
    expect(await whyRefused(first)).toBe(expired);
    const answer = await resendCode(server.app, { email }, { cookies });
    const refreshed = cookiesOf(answer);
    expect(refreshed).toEqual(cookies);
    const code = await newestCode();
    expect((await verifyCode(server.app, email, code, { cookies })).statusCode).toBe(200);
  });

  it('can be tried five times again', async () => {
    for (let time = 0; time < 6; time += 1) await verifyCode(server.app, email, '-', { cookies });
    await resendCode(server.app, { email }, { cookies });
    for (let time = 0; time < 4; time += 1) await verifyCode(server.app, email, '-', { cookies });
    const code = await newestCode();
    expect((await verifyCode(server.app, email, code, { cookies })).statusCode).toBe(200);
  });

  it('requested twice at the same time leaves one that works', async () => {
    await Promise.all([
      resendCode(server.app, { email }, { cookies }),
      resendCode(server.app, { email }, { cookies }),
    ]);
    const codes = (await waitingEmails(server.ctx, 'verify_email', email)).map(({ code }) => code);
    const statuses = [];
    for (const code of codes)
      statuses.push((await verifyCode(server.app, email, code, { cookies })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a new code in another browser', () => {
  it('with the password of a sign-in that was refused becomes that browser’s registration', async () => {
    expect((await login(server.app, email)).json()).toMatchObject({
      code: 'not_verified',
      message:
        'Please verify your email address first. Enter the code we emailed you, or ask for a new one.',
    });
    const theirs = cookiesOf(await resendCode(server.app, { email, password: testPassword }));
    const given = { cookies: theirs };
    expect((await verifyCode(server.app, email, await newestCode(), given)).statusCode).toBe(200);
    expect((await login(server.app, email)).statusCode).toBe(200);
  });

  it.each([
    ['without a password', {}],
    ['with another password', { password: 'not the password' }],
  ])('%s works, but asks for a password', async (_what, given) => {
    const others = cookiesOf(await resendCode(server.app, { email, ...given }));
    const code = await newestCode();
    const answer = await verifyCode(server.app, email, code, { cookies: others });
    expect(answer.json()).toMatchObject({ code: 'password_required' });
    const body = { email, code, password: fresh };
    const chosen = await verifyWithPassword(server.app, body, { cookies: others });
    expect(chosen.statusCode).toBe(200);
    expect((await login(server.app, email)).statusCode).toBe(401);
    expect((await login(server.app, email, fresh)).statusCode).toBe(200);
  });

  it('leaves the code of the browser that registered valid', async () => {
    const first = await newestCode();
    await resendCode(server.app, { email });
    expect((await verifyCode(server.app, email, first)).json().message).toBe(superseded);
    expect((await verifyCode(server.app, email, first, { cookies })).statusCode).toBe(200);
  });

  it('does not make a stranger’s attempt harmless to complete', async () => {
    const stranger = 'what the stranger typed';
    email = `newcomer${++count}@example.com`;
    await register(server.app, { email, password: stranger });
    await resendCode(server.app, { email });
    const answer = await verifyCode(server.app, email, await newestCode());
    expect(answer.json()).toMatchObject({ code: 'password_required' });
  });
});

describe('any other address', () => {
  it('gets the same response at the same cost, and its own email or none', async () => {
    const known = await server.addUser();
    const attempted = await server.addUser();
    const gone = await server.addUser({ isActive: false });
    await register(server.app, { email: attempted.email });
    const unknown = `nobody${count}@example.com`;
    for (const given of [{}, { password: testPassword }]) {
      const seen: object[] = [];
      for (const address of [email, known.email, attempted.email, gone.email, unknown]) {
        let said = {};
        const statements = await countQueries(server.ctx, async () => {
          const answer = await resendCode(server.app, { email: address, ...given });
          const { message } = answer.json<{ message: string }>();
          said = { message, cookies: answer.cookies.map(({ name }) => name) };
        });
        seen.push({ ...said, statements });
      }
      for (const one of seen) expect(one).toEqual(seen[0]);
    }
    expect(await waitingEmails(server.ctx, 'verify_email', unknown)).toEqual([]);
    expect(await waitingEmails(server.ctx, 'account_exists', known.email)).toHaveLength(2);
    expect(await waitingEmails(server.ctx, 'verify_email', gone.email)).toEqual([]);
    expect((await login(server.app, known.email)).statusCode).toBe(200);
  });
});

describe('a code for a reset', () => {
  it('says whether it was superseded, used, or has expired', async () => {
    const { email: address } = await server.addUser();
    const ask = async () => {
      await forgotPassword(server.app, address);
      return newestEmail(server.ctx, 'reset_password', address);
    };
    const why = async (code: string) =>
      (await resetByCode(server.app, address, code, fresh)).json().message as string;
    const [first, second] = [await ask(), await ask()];
    expect(await why(first.code)).toBe(superseded);
    clock = new Date(start.getTime() + 11 * MINUTE);
    expect(await why(second.code)).toBe(expired);
    expect((await resetByLink(server.app, second.token, fresh)).statusCode).toBe(200);
    expect(await why(second.code)).toBe(used);
  });
});

async function newestCode(): Promise<string> {
  return (await newestEmail(server.ctx, 'verify_email', email)).code;
}

async function whyRefused(code: string): Promise<string> {
  return (await verifyCode(server.app, email, code, { cookies })).json().message as string;
}
