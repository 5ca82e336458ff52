/**
 * Concurrent calls, on twenty connections of a real PostgreSQL: with one connection none of these could
 * fail.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { MINUTE } from '../../../contract/durations.ts';
import type { UserRow } from '../../db/users.ts';
import {
  cookiesOf,
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  register,
  resetByCode,
  resetByLink,
  verifyCode,
  waitingEmails,
} from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const fresh = 'eleven brown teapots';
const timeout = { timeout: MINUTE };

let server: TestServer;
let user: UserRow;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { connections: 20 });
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
});

describe('of twenty concurrent calls, one succeeds:', () => {
  it('the code of one registration', async () => {
    const { email, code, cookies } = await newcomer();
    const answers = await atOnce(20, () => verifyCode(server.app, email, code, { cookies }));
    expect(wins(answers)).toBe(1);
    expect((await login(server.app, email)).statusCode).toBe(200);
  });

  it('the same reset link', async () => {
    const { token } = await askFor(user.email);
    const answers = await atOnce(20, (n) => resetByLink(server.app, token, `${fresh} ${n}`));
    expect(wins(answers)).toBe(1);
    await expectPassword(`${fresh} ${answers.findIndex(({ statusCode }) => statusCode === 200)}`);
  });

  it('the same reset code', async () => {
    const { code } = await askFor(user.email);
    const answers = await atOnce(20, (n) =>
      resetByCode(server.app, user.email, code, `${fresh} ${n}`),
    );
    expect(wins(answers)).toBe(1);
    await expectPassword(`${fresh} ${answers.findIndex(({ statusCode }) => statusCode === 200)}`);
  });

  it('the link and the code of one email', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token, code } = await askFor(user.email);
      const answers = await atOnce(20, (n) =>
        n % 2
          ? resetByLink(server.app, token, `${fresh} ${n}`)
          : resetByCode(server.app, user.email, code, `${fresh} ${n}`),
      );
      expect(wins(answers)).toBe(1);
    }
  });

  it('two attempts for one address, each with its own correct code', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await newcomer();
      const other = await newcomer(one.email);
      const answers = await atOnce(2, (n) => {
        const { email, code, cookies } = n ? other : one;
        return verifyCode(server.app, email, code, { cookies });
      });
      expect(wins(answers)).toBe(1);
    }
  });
});

it('twenty concurrent registrations of one address create one account, and get the same response', async () => {
  const email = `crowd${++count}@example.com`;
  const answers = await atOnce(20, () => register(server.app, { email }));
  expect(wins(answers)).toBe(20);
  const { rowCount } = await server.ctx.pool.query('select from users where email = $1', [email]);
  expect(rowCount).toBe(1);
  const emails = await waitingEmails(server.ctx, 'verify_email', email);
  expect(emails).toHaveLength(20);
});

it('twenty concurrent reset requests leave one valid link', async () => {
  await atOnce(20, () => forgotPassword(server.app, user.email));
  const { rowCount } = await server.ctx.pool.query(
    'select from email_challenges where user_id = $1',
    [user.id],
  );
  expect(rowCount).toBe(1);
  const emails = await waitingEmails(server.ctx, 'reset_password', user.email);
  const answers = await atOnce(emails.length, (n) =>
    resetByLink(server.app, emails[n]?.token ?? '', fresh),
  );
  expect(wins(answers)).toBe(1);
});

it('a burst of forty guesses has five attempts, wherever the right one is', async () => {
  let hits = 0;
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1) {
    const { email, code, cookies } = await newcomer();
    const answers = await atOnce(40, (n) => {
      const guess = n === 5 + round ? code : otherCode(code, n + 1);
      return verifyCode(server.app, email, guess, { cookies });
    });
    hits += wins(answers);
    const { rows } = await server.ctx.pool.query<{ attempts: number }>(
      'select attempts from email_challenges join users on users.id = user_id where email = $1',
      [email],
    );
    // Deleted if the right guess was among the first five to arrive.
    expect(rows.map(({ attempts }) => attempts)).toEqual(wins(answers) ? [] : [5]);
  }
  // In order of arrival the right one is never among the first five, but arrival order may vary.
  expect(hits).toBeLessThan(rounds / 2);
});

it('of 120 concurrent wrong sign-ins to one account, exactly ten are checked', async () => {
  const limited = await startTestServer({}, { connections: 10 });
  const { email } = await limited.addUser();
  const processes = [limited, await limited.addProcess()];
  const answers = await atOnce(120, (n) =>
    login(processes[n % 2]?.app ?? limited.app, email, `wrong password ${n}`, {
      remoteAddress: `10.0.${n}.1`,
    }),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(110);
  await limited.close();
});

it('no sign-in with the old password survives a concurrent reset', async () => {
  let racing = 0;
  let survivors = 0;
  for (let round = 0; round < 15; round += 1) {
    const { token } = await askFor(user.email);
    const [reset, ...logins] = await atOnce(11, (n) =>
      n === 0
        ? resetByLink(server.app, token, `${fresh} ${round}`)
        : login(server.app, user.email, passwordBefore(round)),
    );
    expect(reset?.statusCode).toBe(200);
    for (const answer of logins.filter(({ statusCode }) => statusCode === 200)) {
      racing += 1;
      if (await isSignedIn(server.app, cookiesOf(answer))) survivors += 1;
    }
  }
  // Unless some sign-ins were in time, this proves nothing.
  expect(racing).toBeGreaterThan(0);
  expect(survivors).toBe(0);
});

it('no sign-in survives a concurrent deactivation, or returns after reactivation', async () => {
  let racing = 0;
  for (let round = 0; round < 10; round += 1) {
    const owner = await server.addUser();
    const cookies = await server.signIn(owner);
    const [gone, ...logins] = await atOnce(11, (n) =>
      n === 0 ? deactivate(server.app, owner.id, cookies) : login(server.app, owner.email),
    );
    expect(gone?.statusCode).toBe(200);
    await server.ctx.pool.query('update users set is_active = true where id = $1', [owner.id]);
    for (const answer of logins.filter(({ statusCode }) => statusCode === 200)) {
      racing += 1;
      expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(false);
    }
  }
  expect(racing).toBeGreaterThan(0);
});

it('a user deleted while signing in gets 401, not 500', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    const owner = await server.addUser();
    const [first, second] = await Promise.all([
      login(server.app, owner.email),
      login(server.app, owner.email),
      server.ctx.pool.query('delete from users where id = $1', [owner.id]),
    ]);
    for (const { statusCode } of [first, second]) statuses.add(statusCode);
  }
  for (const status of statuses) expect([200, 401]).toContain(status);
});

it('a session whose user is deleted before it is stored is rejected like a wrong password', async () => {
  const owner = await server.addUser();
  const holder = await server.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('delete from users where id = $1', [owner.id]);
  const answer = login(server.app, owner.email);
  const waiting = `select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  // Not on the lock holder's connection: within a transaction, this view keeps its first snapshot.
  const { pool } = server.ctx;
  await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), timeout);
  await holder.query('commit');
  holder.release();
  expect((await answer).statusCode).toBe(401);
  expect((await answer).json()).toMatchObject({ code: 'wrong_credentials' });
});

it('a concurrent reset and registration of one unverified address end with one password', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { email, code, cookies } = await newcomer();
    const { token } = await askFor(email);
    const [verified, reset] = await Promise.all([
      verifyCode(server.app, email, code, { cookies }),
      resetByLink(server.app, token, fresh),
    ]);
    expect(reset.statusCode).toBe(verified.statusCode === 200 ? 400 : 200);
    const works = [testPassword, fresh].map(async (password) =>
      (await login(server.app, email, password)).statusCode === 200 ? password : null,
    );
    expect(await Promise.all(works)).toEqual(
      verified.statusCode === 200 ? [testPassword, null] : [null, fresh],
    );
  }
});

async function newcomer(email = `newcomer${++count}@example.com`) {
  const cookies = cookiesOf(await register(server.app, { email }));
  const { code } = await newestEmail(server.ctx, 'verify_email', email);
  return { email, code, cookies };
}

async function askFor(email: string): Promise<{ token: string; code: string }> {
  await forgotPassword(server.app, email);
  return newestEmail(server.ctx, 'reset_password', email);
}

function atOnce(
  times: number,
  call: (n: number) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => call(n)));
}

function wins(answers: LightMyRequestResponse[]): number {
  for (const { statusCode } of answers) expect([200, 400]).toContain(statusCode);
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

function passwordBefore(round: number): string {
  return round === 0 ? testPassword : `${fresh} ${round - 1}`;
}

async function expectPassword(password: string): Promise<void> {
  expect((await login(server.app, user.email, password)).statusCode).toBe(200);
}
