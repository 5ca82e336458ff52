import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../contract/durations.ts';
import type { Session } from '../../../contract/sessions.ts';
import type { UserRow } from '../../db/users.ts';
import { beginSession } from '../../domain/accounts/sessions.ts';
import { isSignedIn } from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { post } from '../../testing/requests.ts';
import { beginLogin, codeAt, completeLogin, setUpApp } from '../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Cookies = Record<string, string>;

const start = new Date('2026-11-21T10:00:00Z');
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';

let clock: Date;
let server: TestServer;
let user: UserRow;
/** This browser's session. */
let cookies: Cookies;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  user = await server.addUser();
  cookies = await server.signIn(user);
});

describe('the list', () => {
  it('has the own sessions only: this one first, then those used last', async () => {
    await server.signIn(await server.addUser());
    clock = minutesLater(10);
    await signInWith(pixel);
    expect(await list()).toEqual({
      sessions: [
        {
          id: expect.any(Number) as number,
          browser: 'Unknown browser',
          signedInAt: start.toISOString(),
          lastUsedAt: start.toISOString(),
          isCurrent: true,
        },
        {
          id: expect.any(Number) as number,
          browser: 'Chrome on Android',
          signedInAt: clock.toISOString(),
          lastUsedAt: clock.toISOString(),
          isCurrent: false,
        },
      ],
      total: 2,
    });
  });

  it('says when a session was used last, recorded at most once an hour', async () => {
    clock = minutesLater(59);
    expect((await list()).sessions[0]?.lastUsedAt).toBe(start.toISOString());
    clock = minutesLater(61);
    expect((await list()).sessions[0]?.lastUsedAt).toBe(clock.toISOString());
  });

  it('leaves out sessions that are no longer valid', async () => {
    await beginSession(server.ctx, user, user.sessionEpoch - 1);
    clock = new Date(start.getTime() + 6 * DAY);
    cookies = await server.signIn(user);
    clock = new Date(start.getTime() + 7 * DAY);
    const { sessions, total } = await list();
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(total).toBe(1);
  });

  it('of an admin leaves out sessions that are too old for admins', async () => {
    await server.ctx.pool.query('update users set is_admin = true where id = $1', [user.id]);
    clock = new Date(start.getTime() + 8 * HOUR);
    cookies = await server.signIn(user);
    expect((await list()).total).toBe(1);
  });

  it('of very many sessions has 50 with this one first, and their number', async () => {
    clock = minutesLater(1);
    for (let count = 0; count < 120; count += 1) await server.signIn(user);
    const { sessions, total } = await list();
    expect(sessions).toHaveLength(50);
    expect(sessions.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(0);
    expect(total).toBe(121);
  });

  it('contains no token, and neither does the database contain a user agent', async () => {
    await signInWith('Firefox/1.0 my-own-text');
    const listed = JSON.stringify(await list());
    const { rows } = await server.ctx.pool.query<{ token_hash: string }>('select * from sessions');
    for (const { token_hash: hash } of rows) expect(listed).not.toContain(hash);
    expect(listed).not.toContain(cookies['sid']);
    expect(JSON.stringify(rows)).not.toContain('my-own-text');
  });

  it('names a browser that signed in with two steps', async () => {
    const { secret } = await setUpApp(server.app, cookies, clock);
    const { cookies: step } = await beginLogin(server.app, user.email);
    const proof = { code: codeAt(secret, minutesLater(0.5)) };
    await completeLogin(server.app, step, proof, { headers: { 'user-agent': pixel } });
    expect((await list()).sessions.map(({ browser }) => browser)).toContain('Chrome on Android');
  });

  it('calls a browser unknown that a process without this column signed in', async () => {
    await server.ctx.pool.query(
      `insert into sessions (token_hash, user_id, epoch, created_at, last_seen_at, expires_at)
       values ('of an older process', $1, 0, $2, $2, $3)`,
      [user.id, start, minutesLater(60)],
    );
    expect((await list()).sessions[1]?.browser).toBe('Unknown browser');
  });
});

describe('ending one', () => {
  it('stops it at once, in every process, and no other', async () => {
    const other = await server.addProcess();
    const phone = await signInWith(pixel);
    const laptop = await signInWith('');
    expect(await isSignedIn(other.app, phone)).toBe(true);
    const id = (await list()).sessions.find(({ browser }) => browser.startsWith('Chrome'))?.id;
    expect((await end(id)).json()).toEqual({ success: true });
    expect(await isSignedIn(other.app, phone)).toBe(false);
    expect(await isSignedIn(server.app, laptop)).toBe(true);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    expect(events()).toContainEqual({ userId: user.id, count: 1 });
  });

  it('answers 404 for another person’s, as for one that never existed, and leaves it alone', async () => {
    const stranger = await server.addUser();
    const theirs = await server.signIn(stranger);
    const [theirSession] = (await list(theirs)).sessions;
    const [lost, never] = [await end(theirSession?.id), await end(999_999)];
    expect(lost.statusCode).toBe(404);
    expect(lost.json()).toEqual(never.json());
    expect(await isSignedIn(server.app, theirs)).toBe(true);
    const admin = await server.signIn(await server.addOwner({ isAdmin: true }));
    expect((await end(theirSession?.id, admin)).statusCode).toBe(404);
  });

  it('succeeds for one of two calls at the same time', async () => {
    await signInWith(pixel);
    const id = (await list()).sessions[1]?.id;
    const answers = await Promise.all([end(id), end(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
  });

  it('works for this browser, too', async () => {
    expect((await end((await list()).sessions[0]?.id)).statusCode).toBe(200);
    expect(await isSignedIn(server.app, cookies)).toBe(false);
  });
});

describe('ending all others', () => {
  it('leaves this one and other people’s', async () => {
    const elsewhere = [await signInWith(pixel), await signInWith('')];
    const theirs = await server.signIn(await server.addUser());
    expect((await endOthers()).json()).toEqual({ success: true });
    for (const one of elsewhere) expect(await isSignedIn(server.app, one)).toBe(false);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    expect(await isSignedIn(server.app, theirs)).toBe(true);
    expect((await list()).total).toBe(1);
    expect(events()).toContainEqual({ userId: user.id, count: 2 });
  });

  it('succeeds without any, and logs nothing', async () => {
    const before = events().length;
    expect((await endOthers()).statusCode).toBe(200);
    expect(events()).toHaveLength(before);
  });
});

function minutesLater(minutes: number): Date {
  return new Date(start.getTime() + minutes * MINUTE);
}

async function signInWith(userAgent: string): Promise<Cookies> {
  const body = { email: user.email, password: testPassword };
  const answer = await post(server.app, '/api/login', body, {
    headers: { 'user-agent': userAgent },
  });
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

async function list(caller = cookies): Promise<{ sessions: Session[]; total: number }> {
  const answer = await server.app.inject({ url: '/api/sessions', cookies: caller });
  return answer.json();
}

function end(id: number | undefined, caller = cookies) {
  return server.app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, cookies: caller });
}

function endOthers() {
  return server.app.inject({ method: 'POST', url: '/api/sessions/end-others', cookies });
}

/** What was logged about ended sessions. */
function events(): { userId: number; count: number }[] {
  return server.logLines
    .map((line) => JSON.parse(line) as { securityEvent?: string; userId: number; count: number }) // pino's own format
    .filter(({ securityEvent }) => securityEvent === 'sessions-ended')
    .map(({ userId, count }) => ({ userId, count }));
}
