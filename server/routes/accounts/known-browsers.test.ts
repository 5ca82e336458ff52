/** Strangers must not lock an owner out: a browser that has signed in to the account has its own allowance. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '../../../contract/durations.ts';
import { rateLimits } from '../../../contract/rate-limits.ts';
import type { UserRow } from '../../db/users.ts';
import { sweep } from '../../start/maintenance.ts';
import {
  cookiesOf,
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  logout,
  newestEmail,
  resetByCode,
  resetByLink,
} from '../../testing/accounts.ts';
import { anywhere } from '../../testing/anywhere.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Cookies = Record<string, string>;

const fresh = 'eleven brown teapots';

let server: TestServer;
let clock = new Date('2026-11-21T10:00:00Z');
let user: UserRow;
/** The cookies of a browser that has signed in and out. */
let known: Cookies;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
  known = await signInAndOut();
});

describe('after ten wrong passwords and ten reset requests by strangers', () => {
  beforeEach(async () => {
    for (let time = 0; time < 10; time += 1) {
      await login(server.app, user.email, `wrong password ${time}`, anywhere());
      await forgotPassword(server.app, user.email, anywhere());
      await server.ctx.pool.query(`delete from rate_limits where key like 'resetemails3600:%'`);
    }
  });

  it('every other browser is kept out', async () => {
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(429);
    expect((await forgotPassword(server.app, user.email, anywhere())).statusCode).toBe(429);
  });

  it('the owner’s browser signs in, in every process', async () => {
    const other = await server.addProcess();
    for (const { app } of [server, other]) {
      const answer = await login(app, user.email, testPassword, from(known));
      expect(answer.statusCode).toBe(200);
    }
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(429);
  });

  it('the owner’s browser gets a reset email, whose link works', async () => {
    expect((await forgotPassword(server.app, user.email, from(known))).statusCode).toBe(200);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    expect((await resetByLink(server.app, token, fresh, from(known))).statusCode).toBe(200);
    expect((await login(server.app, user.email, fresh, anywhere())).statusCode).toBe(200);
  });

  it('a browser known to another account is a stranger, too', async () => {
    const neighbor = await server.addUser();
    const theirs = await signInAndOut(neighbor);
    expect((await login(server.app, user.email, testPassword, from(theirs))).statusCode).toBe(429);
    expect((await forgotPassword(server.app, user.email, from(theirs))).statusCode).toBe(429);
  });

  it('a made-up cookie is no help', async () => {
    for (const value of ['A'.repeat(43), '', 'x'.repeat(3_000), '%zz']) {
      const answer = await login(server.app, user.email, testPassword, from({ known: value }));
      expect(answer.statusCode).toBe(429);
    }
  });
});

describe('a known browser', () => {
  it('has ten attempts of its own, and three reset emails an hour', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await login(server.app, user.email, 'not it', from(known))).statusCode).toBe(401);
    expect((await login(server.app, user.email, testPassword, from(known))).statusCode).toBe(429);
    for (let time = 0; time < 3; time += 1)
      expect((await forgotPassword(server.app, user.email, from(known))).statusCode).toBe(200);
    expect((await forgotPassword(server.app, user.email, from(known))).statusCode).toBe(429);
    // Others have theirs.
    expect((await login(server.app, user.email, testPassword, anywhere())).statusCode).toBe(200);
  });

  it('is not signed in by that', async () => {
    expect(await isSignedIn(server.app, known)).toBe(false);
    expect(await isSignedIn(server.app, { sid: known['known'] ?? '' })).toBe(false);
  });

  it('serves several accounts with one cookie', async () => {
    const second = await server.addUser();
    const answer = await login(server.app, second.email, testPassword, from(known));
    expect(cookiesOf(answer)['known']).toBe(known['known']);
    expect(await knownTo(user)).toBe(1);
    expect(await knownTo(second)).toBe(1);
  });

  it('gets a new token instead of one that we did not give out', async () => {
    const planted = 'P'.repeat(43);
    const answer = await login(server.app, user.email, testPassword, from({ known: planted }));
    expect(cookiesOf(answer)['known']).not.toBe(planted);
  });

  it('is forgotten when the password is reset elsewhere, and keeps its place if it did that', async () => {
    const other = await signInAndOut();
    await forgotPassword(server.app, user.email, anywhere());
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    await resetByLink(server.app, token, fresh, from(known));
    expect(await knownTo(user)).toBe(1);
    for (let time = 0; time < 10; time += 1)
      await login(server.app, user.email, 'not it', anywhere());
    expect((await login(server.app, user.email, fresh, from(other))).statusCode).toBe(429);
    expect((await login(server.app, user.email, fresh, from(known))).statusCode).toBe(200);
  });

  it('is forgotten with a deactivation, with the account, and after 180 days without use', async () => {
    const gone = await server.addUser();
    await signInAndOut(gone);
    await deactivate(server.app, gone.id, await server.signIn(gone));
    expect(await knownTo(gone)).toBe(0);
    const deleted = await server.addUser();
    await signInAndOut(deleted);
    await server.ctx.pool.query('delete from users where id = $1', [deleted.id]);
    expect(await knownTo(deleted)).toBe(0);
    const before = clock;
    clock = new Date(before.getTime() + 179 * DAY);
    await sweep(server.ctx);
    expect(await knownTo(user)).toBe(1);
    clock = new Date(before.getTime() + 181 * DAY);
    await sweep(server.ctx);
    expect(await knownTo(user)).toBe(0);
    clock = before;
  });

  it('is one of at most twenty of an account, and knows at most ten accounts', async () => {
    const users = [];
    for (let count = 0; count < 12; count += 1) {
      const next = await server.addUser();
      users.push(next);
      clock = new Date(clock.getTime() + SECOND);
      await login(server.app, next.email, testPassword, from(known));
    }
    const counts = await Promise.all(users.map(knownTo));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(10);
    expect(counts.at(-1)).toBe(1);
    for (let count = 0; count < 22; count += 1) await signInAndOut();
    expect(await knownTo(user)).toBe(20);
  });
});

it('stores only a hash of the cookie', async () => {
  const { rows } = await server.ctx.pool.query('select * from known_browsers');
  expect(JSON.stringify(rows)).not.toContain(known['known']);
});

it('a reset link works even if the limits of the network are used up by mistyped codes and links', async () => {
  const network = { remoteAddress: '192.0.2.77' };
  await forgotPassword(server.app, user.email, anywhere());
  const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
  for (let time = 0; time < rateLimits.prove.points; time += 1) {
    const wrong = time % 2 ? byCode() : resetByLink(server.app, 'W'.repeat(43), fresh, network);
    expect((await wrong).statusCode).toBe(400);
  }
  expect((await byCode()).statusCode).toBe(429);
  expect((await resetByLink(server.app, 'W'.repeat(43), fresh, network)).statusCode).toBe(429);
  expect((await resetByLink(server.app, token, fresh, network)).statusCode).toBe(200);

  function byCode() {
    return resetByCode(server.app, 'nobody@example.com', '-', fresh, network);
  }
});

it('of concurrent wrong passwords of one known browser in two processes, exactly ten are checked', async () => {
  const other = await server.addProcess();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      login((n % 2 ? server : other).app, user.email, `wrong ${n}`, from(known)),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

it('a sign-in that races a reset does not leave its browser known', async () => {
  for (let round = 0; round < 10; round += 1) {
    const owner = await server.addUser();
    await forgotPassword(server.app, owner.email, anywhere());
    const { token } = await newestEmail(server.ctx, 'reset_password', owner.email);
    const [reset] = await Promise.all([
      resetByLink(server.app, token, fresh, anywhere()),
      ...Array.from({ length: 5 }, () => login(server.app, owner.email, testPassword, anywhere())),
    ]);
    expect(reset.statusCode).toBe(200);
    expect(await knownTo(owner)).toBe(0);
  }
});

/** @returns the cookies that the browser keeps */
async function signInAndOut({ email } = user): Promise<Cookies> {
  const cookies = cookiesOf(await login(server.app, email, testPassword, anywhere()));
  await logout(server.app, cookies);
  return { known: cookies['known'] ?? '' };
}

async function knownTo({ id }: UserRow): Promise<number> {
  const query = 'select from known_browsers where user_id = $1';
  return (await server.ctx.pool.query(query, [id])).rowCount ?? 0;
}

function from(cookies: Cookies) {
  return { ...anywhere(), cookies };
}
