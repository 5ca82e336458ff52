/** A clinic, a hotel or a mobile carrier shares one address: one person's mistyping must not stop others. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../../../contract/rate-limits.ts';
import {
  cookiesOf,
  forgotPassword,
  newestEmail,
  register,
  resetByCode,
  resetByLink,
  verifyCode,
} from '../../testing/accounts.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const remoteAddress = '203.0.113.50';
const fresh = 'eleven brown teapots';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('after many mistyped codes, only codes typed elsewhere than where they were asked for wait', async () => {
  const newcomer = 'newcomer@example.com';
  const { email } = await server.addUser();
  const cookies = cookiesOf(await register(server.app, { email: newcomer }));
  const { code } = await newestEmail(server.ctx, 'verify_email', newcomer);
  await forgotPassword(server.app, email);
  const { token } = await newestEmail(server.ctx, 'reset_password', email);

  const mistype = (at: number) =>
    at % 2 === 0
      ? verifyCode(server.app, `person${at}@example.com`, '-', { remoteAddress })
      : resetByCode(server.app, `person${at}@example.com`, '-', fresh, { remoteAddress });
  for (let at = 0; at < rateLimits.prove.points; at += 1)
    expect((await mistype(at)).statusCode).toBe(400);
  expect((await mistype(98)).statusCode).toBe(429);
  expect((await mistype(99)).statusCode).toBe(429);

  const here = { remoteAddress };
  expect((await verifyCode(server.app, newcomer, code, { ...here, cookies })).statusCode).toBe(200);
  expect((await resetByLink(server.app, token, fresh, here)).statusCode).toBe(200);
  const link = await post(
    server.app,
    '/api/feedback-address/link',
    { token: 'A'.repeat(43) },
    here,
  );
  expect(link.json()).toMatchObject({ state: 'unknown' });
});
