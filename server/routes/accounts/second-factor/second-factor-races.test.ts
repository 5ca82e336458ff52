/** Concurrent calls, on two processes with twenty connections in all. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../../contract/durations.ts';
import type { UserRow } from '../../../db/users.ts';
import { cookiesOf, isSignedIn, login, otherCode } from '../../../testing/accounts.ts';
import { waitForBlockedStatements } from '../../../testing/locks.ts';
import { PasskeyDevice } from '../../../testing/passkey-device.ts';
import {
  addApp,
  addPasskey,
  beginApp,
  beginLogin,
  beginPasskey,
  codeAt,
  completeLogin,
  readSecondFactor,
  setUpApp,
  setUpPasskey,
} from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let apps: FastifyInstance[];
let clock: Date;
let user: UserRow;
let home: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { connections: 10, now: () => clock });
  apps = [server.app, (await server.addProcess()).app];
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  user = await server.addUser();
  home = await server.signIn(user);
});

describe('of twenty concurrent second steps, one signs in:', () => {
  it('with the same app code, each in its own sign-in', async () => {
    const { secret } = await setUpApp(server.app, home, clock);
    clock = later(30 * SECOND);
    const code = codeAt(secret, clock);
    expect(await winsOf(await inManySteps(() => ({ code })))).toBe(1);
  });

  it('with the same recovery code, each in its own sign-in', async () => {
    const { reply } = await setUpApp(server.app, home, clock);
    const [recoveryCode] = reply.recoveryCodes ?? [];
    expect(await winsOf(await inManySteps(() => ({ recoveryCode })))).toBe(1);
    const { rows } = await server.ctx.pool.query('select from recovery_codes where user_id = $1', [
      user.id,
    ]);
    expect(rows).toHaveLength(9);
  });

  it('with the same signature, all in one sign-in', async () => {
    const { device } = await setUpPasskey(server.app, home);
    const step = await beginLogin(server.app, user.email);
    const proof = { passkey: device.sign(step) };
    expect(await winsOf(await atOnce(20, (app) => completeLogin(app, step.cookies, proof)))).toBe(
      1,
    );
  });
});

it('of forty concurrent guesses in one sign-in, five are checked', async () => {
  const { secret } = await setUpApp(server.app, home, clock);
  clock = later(30 * SECOND);
  const code = codeAt(secret, clock);
  const step = await beginLogin(server.app, user.email);
  const answers = await atOnce(40, (app, n) =>
    completeLogin(app, step.cookies, { code: otherCode(code, n + 10) }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(35);
});

it('of forty concurrent guesses in many sign-ins, ten are checked', async () => {
  const limited = await startTestServer({}, { connections: 10, now: () => clock });
  const { app } = limited;
  const other = (await limited.addProcess()).app;
  const owner = await limited.addUser();
  const { secret } = await setUpApp(app, await limited.signIn(owner), clock);
  clock = later(30 * SECOND);
  const code = codeAt(secret, clock);
  const steps: Awaited<ReturnType<typeof beginLogin>>[] = [];
  while (steps.length < 40) steps.push(await beginLogin(app, owner.email));
  const answers = await Promise.all(
    steps.map((step, n) =>
      completeLogin(
        n % 2 ? app : other,
        step.cookies,
        { code: otherCode(code, n + 10) },
        {
          remoteAddress: `10.0.${n}.1`,
        },
      ),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  await limited.close();
});

it('of twenty concurrent confirmations, one adds the app', async () => {
  const { secret } = (await beginApp(server.app, home)).json();
  const answers = await atOnce(20, (app) => addApp(app, home, codeAt(secret, clock)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('a passkey and an app that are added at once are both there, with one set of codes', async () => {
  const { options } = (await beginPasskey(server.app, home)).json();
  const { secret } = (await beginApp(server.app, home)).json();
  const [passkey, app] = await Promise.all([
    addPasskey(server.app, home, new PasskeyDevice().create(options)),
    addApp(server.app, home, codeAt(secret, clock)),
  ]);
  const sets = [passkey, app].map((answer) => answer.json().recoveryCodes?.length ?? 0);
  expect(sets.toSorted((a, b) => a - b)).toEqual([0, 10]);
  const state = (await readSecondFactor(server.app, home)).json();
  expect(state).toMatchObject({ passkeys: [{}], app: {}, recoveryCodesLeft: 10 });
});

it('no sign-in with the password alone survives the first factor', async () => {
  let racing = 0;
  for (let round = 0; round < 8; round += 1) {
    const owner = await server.addUser();
    const cookies = await server.signIn(owner);
    const { secret } = (await beginApp(server.app, cookies)).json();
    const [added, ...logins] = await atOnce(9, (app, n) =>
      n === 0 ? addApp(app, cookies, codeAt(secret, clock)) : login(app, owner.email),
    );
    expect(added?.statusCode).toBe(200);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    for (const answer of logins) {
      if ('id' in answer.json()) racing += 1;
      expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(false);
    }
  }
  // Unless some sign-ins were in time, this proves nothing.
  expect(racing).toBeGreaterThan(0);
});

it.each([
  ['a new password', 'update users set session_epoch = session_epoch + 1 where id = $1'],
  ['a deactivation', 'update users set is_active = false where id = $1'],
  ['a deletion', 'delete from users where id = $1'],
])('a second step that meets %s signs nobody in', async (_what, change) => {
  const { device } = await setUpPasskey(server.app, home);
  const step = await beginLogin(server.app, user.email);
  const holder = await server.ctx.pool.connect();
  await holder.query('begin');
  await holder.query(change, [user.id]);
  // The proof has been checked and is right; it waits for the row of its user.
  const answering = completeLogin(server.app, step.cookies, { passkey: device.sign(step) });
  await waitForBlockedStatements(server.ctx);
  await holder.query('commit');
  holder.release();
  const answer = await answering;
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
  const { rowCount } = await server.ctx.pool.query('select from sessions where user_id = $1', [
    user.id,
  ]);
  expect(rowCount).toBe(change.startsWith('delete') ? 0 : 1);
});

it('a factor that is being added when the session ends is not added', async () => {
  const { secret } = (await beginApp(server.app, home)).json();
  const holder = await server.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('update users set session_epoch = session_epoch + 1 where id = $1', [user.id]);
  // The session was valid when the call arrived; the change waits for the row of its user.
  const answering = addApp(server.app, home, codeAt(secret, clock));
  await waitForBlockedStatements(server.ctx);
  await holder.query('commit');
  holder.release();
  expect((await answering).json()).toMatchObject({ code: 'sign_in_required' });
  const { rowCount } = await server.ctx.pool.query(
    'select from authenticator_apps where user_id = $1',
    [user.id],
  );
  expect(rowCount).toBe(0);
});

/** Twenty sign-ins past their password, each sending its proof at the same time. */
async function inManySteps(proofOf: () => object): Promise<LightMyRequestResponse[]> {
  const steps = await Promise.all(
    Array.from({ length: 20 }, () => beginLogin(server.app, user.email)),
  );
  return atOnce(20, (app, n) => completeLogin(app, steps[n]?.cookies ?? {}, proofOf()));
}

function atOnce(
  times: number,
  call: (app: FastifyInstance, n: number) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  return Promise.all(
    Array.from({ length: times }, (_, n) => call(apps[n % apps.length] ?? server.app, n)),
  );
}

/** How many of these responses have a session that works. */
async function winsOf(answers: LightMyRequestResponse[]): Promise<number> {
  const signedIns = await Promise.all(
    answers.map((answer) => isSignedIn(server.app, cookiesOf(answer))),
  );
  const wins = signedIns.filter(Boolean).length;
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(wins);
  return wins;
}

function later(milliseconds: number): Date {
  return new Date(clock.getTime() + milliseconds);
}
