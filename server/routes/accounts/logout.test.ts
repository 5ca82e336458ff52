import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, isSignedIn, login, logout } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('K-05 ends the session on the server: the old cookie no longer works', async () => {
  const user = await server.addUser();
  const cookies = cookiesOf(await login(server.app, user.email));
  const answer = await logout(server.app, cookies);
  expect(answer.json()).toEqual({ success: true });
  expect(answer.cookies).toMatchObject([{ name: 'sid', value: '', path: '/' }]);
  expect(await isSignedIn(server.app, cookies)).toBe(false);
  const { rowCount } = await server.ctx.pool.query('select from sessions');
  expect(rowCount).toBe(0);
});

it('ends only this device’s session', async () => {
  const user = await server.addUser();
  const [phone, desk] = [await server.signIn(user), await server.signIn(user)];
  await logout(server.app, phone);
  expect(await isSignedIn(server.app, phone)).toBe(false);
  expect(await isSignedIn(server.app, desk)).toBe(true);
});

it.each<[string, Record<string, string>]>([
  ['no one is signed in', {}],
  ['the session has already ended', { sid: 'A'.repeat(43) }],
  ['the cookie is malformed', { sid: '%00;' }],
])('does no harm if %s', async (_what, cookies) => {
  const answer = await logout(server.app, cookies);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true });
});
