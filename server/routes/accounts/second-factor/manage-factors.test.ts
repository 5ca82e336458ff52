import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SecondFactor } from '../../../../contract/second-factor.ts';
import type { UserRow } from '../../../db/users.ts';
import { isSignedIn, login, waitingEmails } from '../../../testing/accounts.ts';
import { testPassword } from '../../../testing/people.ts';
import {
  beginApp,
  beginLogin,
  beginPasskey,
  completeLogin,
  readSecondFactor,
  removeApp,
  removePasskey,
  replaceRecoveryCodes,
  setUpApp,
  setUpPasskey,
} from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let clock: Date;
let user: UserRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  user = await server.addUser();
  cookies = await server.signIn(user);
});

describe('removing', () => {
  it('a passkey leaves the other one, its codes, and all sessions', async () => {
    const { reply } = await setUpPasskey(server.app, cookies);
    const { device } = await setUpPasskey(server.app, cookies);
    const elsewhere = await signInElsewhere();
    const id = reply.secondFactor.passkeys[0]?.id ?? 0;
    const answer = await removePasskey(server.app, cookies, id);
    expect(answer.json().secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
    expect(answer.json().secondFactor.passkeys).toHaveLength(1);
    expect(await isSignedIn(server.app, elsewhere)).toBe(true);
    expect((await beginLogin(server.app, user.email)).passkeyOptions?.allowCredentials).toEqual([
      expect.objectContaining({ id: device.id }),
    ]);
    expect((await emails()).at(-1)).toBe('passkey_removed');
  });

  it('a passkey also ends a sign-in that was about to use it', async () => {
    const { device, reply } = await setUpPasskey(server.app, cookies);
    await setUpPasskey(server.app, cookies);
    const step = await beginLogin(server.app, user.email);
    await removePasskey(server.app, cookies, reply.secondFactor.passkeys[0]?.id ?? 0);
    const proof = { passkey: device.sign(step) };
    expect((await completeLogin(server.app, step.cookies, proof)).json()).toMatchObject(notProven);
  });

  it('the last factor removes the recovery codes: the password signs in again', async () => {
    const { reply } = await setUpApp(server.app, cookies, clock);
    const step = await beginLogin(server.app, user.email);
    expect((await removeApp(server.app, cookies)).json()).toEqual({
      secondFactor: { passkeys: [], app: null, recoveryCodesLeft: 0, isRequired: false },
    });
    const [recoveryCode] = reply.recoveryCodes ?? [];
    const late = await completeLogin(server.app, step.cookies, { recoveryCode });
    expect(late.json()).toMatchObject(notProven);
    expect((await login(server.app, user.email)).json()).toHaveProperty('id');
    expect((await emails()).at(-1)).toBe('turned_off');
  });

  it('answers 404 for what is not there, and for another account’s', async () => {
    const other = await server.signIn(await server.addUser());
    const { reply } = await setUpPasskey(server.app, other);
    const id = reply.secondFactor.passkeys[0]?.id ?? 0;
    expect((await removePasskey(server.app, cookies, id)).statusCode).toBe(404);
    expect((await removeApp(server.app, cookies)).statusCode).toBe(404);
    expect((await readSecondFactor(server.app, other)).json().passkeys).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('can be replaced: the old ones stop working', async () => {
    const { reply } = await setUpApp(server.app, cookies, clock);
    const answer = (await replaceRecoveryCodes(server.app, cookies)).json();
    expect(answer.recoveryCodes).toHaveLength(10);
    expect((await emails()).at(-1)).toBe('recovery_codes_replaced');
    const step = await beginLogin(server.app, user.email);
    const old = { recoveryCode: reply.recoveryCodes?.[0] };
    expect((await completeLogin(server.app, step.cookies, old)).statusCode).toBe(400);
    const fresh = { recoveryCode: answer.recoveryCodes[0] };
    expect((await completeLogin(server.app, step.cookies, fresh)).statusCode).toBe(200);
  });

  it('are not made without a factor', async () => {
    expect((await replaceRecoveryCodes(server.app, cookies)).json()).toMatchObject({
      code: 'invalid_request',
      message: 'Please add a passkey or an authenticator app first.',
    });
  });
});

describe('with a session but without the password', () => {
  const changes: [string, (body: object) => ReturnType<typeof beginApp>][] = [
    ['a passkey cannot be added', (body) => beginPasskey(server.app, cookies, body)],
    ['an app cannot be added', (body) => beginApp(server.app, cookies, body)],
    ['the app cannot be removed', (body) => removeApp(server.app, cookies, body)],
    [
      'a passkey cannot be removed',
      async (body) => removePasskey(server.app, cookies, await anId(), body),
    ],
    [
      'recovery codes cannot be replaced',
      (body) => replaceRecoveryCodes(server.app, cookies, body),
    ],
  ];

  it.each(changes)('%s', async (_what, change) => {
    await setUpPasskey(server.app, cookies);
    await setUpApp(server.app, cookies, clock);
    const before = await read();
    const wrong = await change({ password: 'a wrong password' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'That password is incorrect.' },
    });
    expect((await change({})).json()).toMatchObject({ code: 'invalid_request' });
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    expect(await read()).toEqual(before);
    expect(await emails()).toEqual(['passkey_added', 'app_added']);
  });

  it('ten passwords can be tried; signing in is not affected', async () => {
    const limited = await startTestServer();
    onTestFinished(() => limited.close());
    const owner = await limited.addUser();
    const session = await limited.signIn(owner);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push(
        (await beginApp(limited.app, session, { password: `wrong ${tries}` })).statusCode,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const right = await beginPasskey(limited.app, session, { password: testPassword });
    expect(right.statusCode).toBe(429);
    expect((await login(limited.app, owner.email)).statusCode).toBe(200);
  });
});

const notProven = { code: 'not_proven' };

async function read(): Promise<SecondFactor> {
  return (await readSecondFactor(server.app, cookies)).json<SecondFactor>();
}

async function anId(): Promise<number> {
  return (await read()).passkeys[0]?.id ?? 0;
}

async function emails(): Promise<string[]> {
  const all = await waitingEmails(server.ctx, 'second_factor_changed', user.email);
  return all.map(({ change }) => change);
}

/** @returns the cookies of another browser, which passed both steps. */
async function signInElsewhere(): Promise<Record<string, string>> {
  const [{ epoch } = { epoch: 0 }] = (
    await server.ctx.pool.query<{ epoch: number }>(
      'select session_epoch as epoch from users where id = $1',
      [user.id],
    )
  ).rows;
  return server.signIn({ ...user, sessionEpoch: epoch });
}
