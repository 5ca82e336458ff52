import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../contract/durations.ts';
import type { UserRow } from '../../db/users.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { beginSession } from './sessions.ts';

const start = new Date('2026-11-21T10:00:00Z');

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
  user = await server.addOwner({ passwordHash: 'secret-hash' });
  token = await beginSession(server.ctx, user, user.sessionEpoch);
});

describe('K-01 rejects', () => {
  it('no cookie', async () => {
    expect((await server.app.inject('/api/user')).statusCode).toBe(401);
  });

  it.each<[string, () => string]>([
    ['another token', () => 'A'.repeat(43)],
    ['an empty token', () => ''],
    [
      'a token with one letter changed',
      () => `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`,
    ],
    ['a token with a letter more', () => `${token}A`],
  ])('%s', async (_what, sid) => {
    expect(await statusFor(sid())).toBe(401);
  });

  it('the stored hash instead of the token', async () => {
    const { rows } = await server.ctx.pool.query<{ token_hash: string }>(
      'select token_hash from sessions where user_id = $1',
      [user.id],
    );
    expect(await statusFor(rows[0]?.token_hash ?? '')).toBe(401);
  });

  it('a session after 30 days, however often it was used', async () => {
    for (let used = 6; used < 30; used += 6) {
      clock = new Date(start.getTime() + used * DAY);
      expect(await statusFor(token)).toBe(200);
    }
    clock = new Date(start.getTime() + 30 * DAY);
    expect(await statusFor(token)).toBe(401);
  });

  it('a session unused for seven days', async () => {
    clock = new Date(start.getTime() + 7 * DAY);
    expect(await statusFor(token)).toBe(401);
  });

  it('an admin’s session after a day', async () => {
    const admin = await server.addOwner({ isAdmin: true });
    const adminToken = await beginSession(server.ctx, admin, admin.sessionEpoch);
    clock = new Date(start.getTime() + DAY);
    expect(await statusFor(adminToken)).toBe(401);
  });

  it('an admin’s session unused for eight hours, but not a minute earlier', async () => {
    const admin = await server.addOwner({ isAdmin: true });
    const adminToken = await beginSession(server.ctx, admin, admin.sessionEpoch);
    clock = new Date(start.getTime() + 8 * HOUR - MINUTE);
    expect(await statusFor(adminToken)).toBe(200);
    clock = new Date(clock.getTime() + 8 * HOUR);
    expect(await statusFor(adminToken)).toBe(401);
  });

  it('the session of an owner who has become an admin, after a day', async () => {
    await change('is_admin = true');
    for (let used = 6; used < 24; used += 6) {
      clock = new Date(start.getTime() + used * HOUR);
      expect(await statusFor(token)).toBe(200);
    }
    clock = new Date(start.getTime() + DAY);
    expect(await statusFor(token)).toBe(401);
  });

  it('every older session once the epoch is raised', async () => {
    await change('session_epoch = session_epoch + 1');
    expect(await statusFor(token)).toBe(401);
  });

  it('a late session with an older epoch', async () => {
    await change('session_epoch = session_epoch + 1');
    const late = await beginSession(server.ctx, user, user.sessionEpoch);
    expect(await statusFor(late)).toBe(401);
  });

  it('C-17 a deactivated user', async () => {
    await change('is_active = false');
    expect(await statusFor(token)).toBe(401);
  });

  it('a deleted user', async () => {
    await server.ctx.pool.query('delete from users where id = $1', [user.id]);
    expect(await statusFor(token)).toBe(401);
  });
});

it('K-01 tells users only who they are', async () => {
  const answer = await server.app.inject({ url: '/api/user', cookies: { sid: token } });
  expect(answer.json()).toEqual({
    id: user.id,
    name: user.name,
    email: user.email,
    isAdmin: false,
    isActive: true,
    emailVerified: true,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('finds the user with one query', async () => {
  expect(await countQueries(server.ctx, () => statusFor(token))).toBe(1);
});

it('records at most once an hour that the session was used', async () => {
  clock = new Date(start.getTime() + 61 * MINUTE);
  expect(await countQueries(server.ctx, () => statusFor(token))).toBe(2);
  expect(await countQueries(server.ctx, () => statusFor(token))).toBe(1);
});

it('does not query the database without a cookie', async () => {
  expect(await countQueries(server.ctx, () => server.app.inject('/api/user'))).toBe(0);
});

it('ignores cookies if the endpoint is public', async () => {
  const { slug } = await server.addBusiness();
  const call = { url: `/api/businesses/slug/${slug}`, cookies: { sid: token } };
  expect(await countQueries(server.ctx, () => server.app.inject(call))).toBe(1);
});

it('stores no token in the database', async () => {
  const { rows } = await server.ctx.pool.query('select t::text from sessions t');
  expect(JSON.stringify(rows)).not.toContain(token);
});

async function statusFor(sid: string): Promise<number> {
  return (await server.app.inject({ url: '/api/user', cookies: { sid } })).statusCode;
}

async function change(assignment: string): Promise<void> {
  await server.ctx.pool.query(`update users set ${assignment} where id = $1`, [user.id]);
}
