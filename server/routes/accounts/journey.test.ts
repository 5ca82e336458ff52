import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cookiesOf,
  forgotPassword,
  isSignedIn,
  login,
  logout,
  register,
  resetByLink,
  verifyCode,
} from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const email = 'nora@example.com';
const newPassword = 'another good passphrase';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('leads from registration to an account, and on to a new password, by following the emails', async () => {
  const { app } = server;
  const registered = await register(app, { email, name: ' Nora Newcomer ' });
  expect(registered.json()).toEqual({
    message: 'Please check your email to verify your account.',
    user: { email },
    devEmailPreview: expect.stringContaining('/dev/inbox'),
  });

  const code = /\b\d{6}\b/.exec(await newestText())?.[0] ?? '';
  const verified = await verifyCode(app, email, code, { cookies: cookiesOf(registered) });
  expect(verified.json()).toEqual({
    success: true,
    message: 'Your email has been verified successfully. You can now log in.',
  });

  const signedIn = await login(app, email);
  expect(signedIn.json()).toEqual({
    id: expect.any(Number),
    name: 'Nora Newcomer',
    email,
    isAdmin: false,
    isActive: true,
    emailVerified: true,
  });
  const cookies = cookiesOf(signedIn);
  const user = await app.inject({ url: '/api/user', cookies });
  expect(user.json()).toEqual(signedIn.json());

  expect((await logout(app, cookies)).json()).toEqual({ success: true });
  expect(await isSignedIn(app, cookies)).toBe(false);

  const forgotten = await forgotPassword(app, email);
  expect(forgotten.json()).toMatchObject({ success: true, message: expect.any(String) });
  const token = /\/reset-password\?reset=([\w-]{43})/.exec(await newestText())?.[1] ?? '';
  expect((await resetByLink(app, token, newPassword)).json()).toEqual({
    success: true,
    message: 'Your password has been reset. You can now sign in.',
    email,
  });
  expect((await login(app, email, testPassword)).statusCode).toBe(401);
  expect((await login(app, email, newPassword)).statusCode).toBe(200);
});

/** The text of the newest email in the development inbox. */
async function newestText(): Promise<string> {
  await server.ctx.outbox.work();
  const [newest] = (await server.ctx.inbox?.emails()) ?? [];
  return newest?.text ?? '';
}
