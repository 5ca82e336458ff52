/** What an account's owner and the operator learn about sign-ins. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/users.ts';
import {
  cookiesOf,
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  logout,
  newestEmail,
  register,
  resetByLink,
  verifyCode,
  waitingEmails,
} from '../../testing/accounts.ts';
import { anywhere } from '../../testing/anywhere.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Cookies = Record<string, string>;

const fresh = 'eleven brown teapots';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

let server: TestServer;
let user: UserRow;
/** The cookies of a browser that has signed in and out. */
let known: Cookies;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
  known = await signInAndOut();
});

describe('an email tells about a sign-in from an unknown browser:', () => {
  it('which one, and nothing that it sent', async () => {
    const headers = { 'user-agent': `${chrome} call 555-0100` };
    await login(server.app, user.email, testPassword, { ...anywhere(), headers });
    expect((await notices()).at(-1)).toEqual({
      kind: 'new_sign_in',
      to: user.email,
      name: user.name,
      browser: 'Chrome on Android',
    });
  });

  it('not for a known one, nor for a wrong password', async () => {
    const before = (await notices()).length;
    await login(server.app, user.email, testPassword, from(known));
    await login(server.app, user.email, 'not the password', anywhere());
    expect(await notices()).toHaveLength(before);
  });

  it('not where the address has just been verified, but anywhere else', async () => {
    const { email } = user;
    const address = `new-${email}`;
    const cookies = cookiesOf(await register(server.app, { email: address }, anywhere()));
    const { code } = await newestEmail(server.ctx, 'verify_email', address);
    const verified = cookiesOf(await verifyCode(server.app, address, code, from(cookies)));
    expect(await isSignedIn(server.app, verified)).toBe(false);
    await login(server.app, address, testPassword, from(verified));
    expect(await notices(address)).toEqual([]);
    await login(server.app, address, testPassword, anywhere());
    expect(await notices(address)).toHaveLength(1);
  });

  it('at most ten times a day', async () => {
    for (let time = 0; time < 12; time += 1)
      expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
    expect(await notices()).toHaveLength(10);
  });
});

it('tells the operator by ids who signed in and out, who was refused, and which limit was reached', async () => {
  const begin = server.logLines.length;
  const cookies = cookiesOf(await login(server.app, user.email, testPassword, from(known)));
  await logout(server.app, cookies);
  await login(server.app, user.email, 'not the password', from(known));
  await login(server.app, 'nobody@example.com', 'not the password', anywhere());
  for (let time = 0; time < 4; time += 1) await forgotPassword(server.app, user.email, anywhere());
  const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
  await resetByLink(server.app, token, fresh, anywhere());
  await deactivate(server.app, user.id, await server.signIn({ ...user, sessionEpoch: 1 }));
  const lines = server.logLines.slice(begin).filter((line) => line.includes('securityEvent'));
  const userId = user.id;
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { securityEvent: 'signed-in', userId },
    { securityEvent: 'signed-out', userId },
    { securityEvent: 'sign-in-refused', userId },
    { securityEvent: 'sign-in-refused', userId: null },
    { securityEvent: 'limit-reached', limit: 'resetEmails' },
    { securityEvent: 'password-changed', userId },
    { securityEvent: 'account-deactivated', userId },
  ]);
  expect(lines.join('')).not.toContain('@');
});

/** @returns the cookies that the browser keeps */
async function signInAndOut({ email } = user): Promise<Cookies> {
  const cookies = cookiesOf(await login(server.app, email, testPassword, anywhere()));
  await logout(server.app, cookies);
  return { known: cookies['known'] ?? '' };
}

function notices(to = user.email) {
  return waitingEmails(server.ctx, 'new_sign_in', to);
}

function from(cookies: Cookies) {
  return { ...anywhere(), cookies };
}
