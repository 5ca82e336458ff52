import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../../contract/durations.ts';
import { rateLimits } from '../../../contract/rate-limits.ts';
import type { UserRow } from '../../db/users.ts';
import { checkLink, forgotPassword, newestEmail, resetByLink } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');
const fresh = 'eleven brown teapots';
const refusal = 'This reset link is invalid or has expired. Please request a new one.';

let clock: Date;
let server: TestServer;
let user: UserRow;
let token: string;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  user = await server.addUser();
  token = await requestLink();
});

it.each<[string, () => unknown]>([
  ['unknown', () => (token = 'A'.repeat(43))],
  ['used', () => resetByLink(server.app, token, fresh)],
  ['superseded', () => requestLink()],
  ['expired', () => (clock = new Date(start.getTime() + 30 * MINUTE))],
  ['of a deactivated account', () => setUser('is_active = false')],
  ['of a deleted account', () => setUser('is_active = false, deleted_at = now()')],
])('a link that is %s gets the answer of a submitted one', async (_what, end) => {
  await end();
  const checked = await checkLink(server.app, token);
  const submitted = await resetByLink(server.app, token, fresh);
  expect(checked.statusCode).toBe(400);
  expect(checked.json()).toMatchObject({ code: 'not_proven', message: refusal });
  expect(checked.json()).toEqual(submitted.json());
});

it('a link that works stays as it is, and nothing is said about its account', async () => {
  clock = new Date(start.getTime() + 30 * MINUTE - 1_000);
  for (let time = 0; time < 3; time += 1) {
    const checked = await checkLink(server.app, token);
    expect(checked.statusCode).toBe(200);
    expect(checked.json()).toEqual({ success: true });
    expect(checked.cookies).toEqual([]);
  }
  expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
});

it('guessing is limited like that of codes', async () => {
  const here = { remoteAddress: '203.0.113.51' };
  for (let at = 0; at < rateLimits.prove.points; at += 1)
    expect((await checkLink(server.app, 'A'.repeat(43), here)).statusCode).toBe(400);
  expect((await checkLink(server.app, 'A'.repeat(43), here)).statusCode).toBe(429);
  expect((await checkLink(server.app, token, here)).statusCode).toBe(200);
});

async function requestLink(): Promise<string> {
  await forgotPassword(server.app, user.email);
  return (await newestEmail(server.ctx, 'reset_password', user.email)).token;
}

async function setUser(values: string): Promise<void> {
  await server.ctx.pool.query(`update users set ${values} where id = $1`, [user.id]);
}
