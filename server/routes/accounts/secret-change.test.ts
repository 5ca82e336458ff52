import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createContext, type Context } from '../../context.ts';
import { loadWebBundle } from '../../pages/built-web-bundle.ts';
import {
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  resetByCode,
  resetByLink,
} from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

const one = 'one secret of at least thirty-two characters';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off', APP_SECRET: one });
});

afterAll(() => server.close());

it('another APP_SECRET ends emailed codes, but not sessions, passwords or links', async () => {
  const user = await server.addUser();
  const cookies = await server.signIn(user);
  await forgotPassword(server.app, user.email);
  const { token, code } = await newestEmail(server.ctx, 'reset_password', user.email);
  const { app, close } = await restart('another secret of thirty-two characters or more');
  expect(await isSignedIn(app, cookies)).toBe(true);
  expect((await login(app, user.email)).statusCode).toBe(200);
  expect((await resetByCode(app, user.email, code, 'eleven brown teapots')).statusCode).toBe(400);
  expect((await resetByLink(app, token, 'eleven brown teapots')).statusCode).toBe(200);
  await close();
});

it('the same secret keeps codes valid across restarts', async () => {
  const user = await server.addUser();
  await forgotPassword(server.app, user.email);
  const { code } = await newestEmail(server.ctx, 'reset_password', user.email);
  const { app, close } = await restart(one);
  expect((await resetByCode(app, user.email, code, 'eleven brown teapots')).statusCode).toBe(200);
  await close();
});

/** Another process on the same database, as after a restart with this secret. */
async function restart(secret: string) {
  const { config } = server.ctx;
  if (config.database.kind !== 'external') throw new Error('Tests have a database by address.');
  const connection = { connectionString: config.database.url, max: 4 };
  const changed: Context['config'] = { ...config, secret: { kind: 'given', value: secret } };
  const ctx = createContext(changed, connection);
  const app = await createApp(ctx, loadWebBundle(dist));
  const close = async () => {
    await app.close();
    await ctx.close();
  };
  return { app, close };
}
