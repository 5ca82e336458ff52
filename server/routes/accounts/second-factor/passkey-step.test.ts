import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../../contract/durations.ts';
import type { UserRow } from '../../../db/users.ts';
import {
  cookiesOf,
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  resetByLink,
  waitingEmails,
} from '../../../testing/accounts.ts';
import { localPage, PasskeyDevice } from '../../../testing/passkey-device.ts';
import {
  beginLogin,
  completeLogin,
  readSecondFactor,
  setUpPasskey,
} from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let clock: Date;
let user: UserRow;
/** A browser that is signed in to the account. */
let home: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  user = await server.addUser();
  home = await server.signIn(user);
});

describe('an account with a passkey', () => {
  let device: PasskeyDevice;

  beforeEach(async () => {
    ({ device } = await setUpPasskey(server.app, home));
  });

  it('is not signed in by its password alone', async () => {
    const answer = await login(server.app, user.email);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['secondStep']);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'step', httpOnly: true, sameSite: 'Lax', maxAge: 600 }),
    ]);
    expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(false);
    const { step = '' } = cookiesOf(answer);
    expect(await isSignedIn(server.app, { sid: step })).toBe(false);
  });

  it('is signed in once the passkey has signed the challenge', async () => {
    const { methods, passkeyOptions, cookies, challenge } = await beginLogin(
      server.app,
      user.email,
    );
    expect(methods).toEqual(['passkey', 'recovery']);
    expect(passkeyOptions).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
    const answer = await completeLogin(server.app, cookies, {
      passkey: device.sign({ challenge }),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, email: user.email, isAdmin: false });
    expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(true);
    expect(cookiesOf(answer)).not.toHaveProperty('step');
    const state = (await readSecondFactor(server.app, cookiesOf(answer))).json();
    expect(state.passkeys[0].lastUsedAt).toBe(clock.toISOString());
  });

  it('ends the session that the browser had', async () => {
    const other = await server.signIn(await server.addUser());
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    expect(await isSignedIn(server.app, other)).toBe(true);
    await completeLogin(
      server.app,
      { ...cookies, ...other },
      { passkey: device.sign({ challenge }) },
    );
    expect(await isSignedIn(server.app, other)).toBe(false);
  });

  it.each<[string, (challenge: string) => Promise<object> | object]>([
    [
      'a signature for another challenge',
      async () => {
        const { challenge } = await beginLogin(server.app, user.email);
        return device.sign({ challenge });
      },
    ],
    [
      'a signature made on another site',
      (challenge) =>
        device.sign({ challenge }, { origin: 'https://phishing.example', rpId: 'localhost' }),
    ],
    [
      'a passkey of another site',
      (challenge) => device.sign({ challenge }, { ...localPage, rpId: 'phishing.example' }),
    ],
    ['a passkey that nobody has', (challenge) => new PasskeyDevice().sign({ challenge })],
    [
      'another key under the same id',
      (challenge) => new PasskeyDevice({ id: device.id }).sign({ challenge }),
    ],
    [
      'a passkey of another account',
      async (challenge) => {
        const other = await server.signIn(await server.addUser());
        return (await setUpPasskey(server.app, other)).device.sign({ challenge });
      },
    ],
    [
      'the response to a creation',
      (challenge) => ({
        ...device.sign({ challenge }),
        response: {
          ...device.sign({ challenge }).response,
          clientDataJSON: device.create({ challenge }).response.clientDataJSON,
        },
      }),
    ],
  ])('refuses %s', async (_what, forge) => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    const passkey = await forge(challenge);
    const answer = await completeLogin(server.app, cookies, { passkey });
    expect(answer.json()).toMatchObject({ code: 'not_proven' });
    expect(answer.statusCode).toBe(400);
    expect(answer.cookies).toEqual([]);
    const right = { passkey: device.sign({ challenge }) };
    expect((await completeLogin(server.app, cookies, right)).statusCode).toBe(200);
  });

  it('refuses a repeated signature, also in another sign-in', async () => {
    const first = await beginLogin(server.app, user.email);
    const passkey = device.sign(first);
    expect((await completeLogin(server.app, first.cookies, { passkey })).statusCode).toBe(200);
    const again = await completeLogin(server.app, first.cookies, { passkey });
    expect(again.json()).toMatchObject({ code: 'second_step_expired' });
    const second = await beginLogin(server.app, user.email);
    const replayed = await completeLogin(server.app, second.cookies, { passkey });
    expect(replayed.json()).toMatchObject({ code: 'not_proven' });
  });

  it('refuses the challenge of one sign-in under the cookie of another', async () => {
    const mine = await beginLogin(server.app, user.email);
    const theirs = await server.addUser();
    const other = (await setUpPasskey(server.app, await server.signIn(theirs))).device;
    const their = await beginLogin(server.app, theirs.email);
    for (const [cookies, passkey] of [
      [their.cookies, device.sign(mine)],
      [mine.cookies, other.sign(their)],
    ] as const) {
      const answer = await completeLogin(server.app, cookies, { passkey });
      expect(answer.json()).toMatchObject({ code: 'not_proven' });
    }
  });

  it('refuses a counter that has not grown: the passkey may have been copied', async () => {
    const { device: counting } = await setUpPasskey(
      server.app,
      home,
      new PasskeyDevice({ counter: 7 }),
    );
    const first = await beginLogin(server.app, user.email);
    const passkey = counting.sign(first);
    expect((await completeLogin(server.app, first.cookies, { passkey })).statusCode).toBe(200);
    counting.counter = 7;
    const second = await beginLogin(server.app, user.email);
    const copied = { passkey: counting.sign(second) };
    expect((await completeLogin(server.app, second.cookies, copied)).json()).toMatchObject({
      code: 'not_proven',
    });
    expect(server.logLines.join('')).toContain('"securityEvent":"second-factor-refused"');
  });

  it('has five tries, right or wrong', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    const wrong = { passkey: new PasskeyDevice().sign({ challenge }) };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await completeLogin(server.app, cookies, wrong)).statusCode).toBe(400);
    const right = { passkey: device.sign({ challenge }) };
    const answer = await completeLogin(server.app, cookies, right);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
  });

  it('has ten minutes', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    clock = later(10 * MINUTE);
    const answer = await completeLogin(server.app, cookies, {
      passkey: device.sign({ challenge }),
    });
    expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
  });

  it('starts over after a new password, which does not replace an old passkey', async () => {
    const weekAgo = later(-7 * DAY);
    await server.ctx.pool.query('update users set two_step_since = $2 where id = $1', [
      user.id,
      weekAgo,
    ]);
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    await forgotPassword(server.app, user.email);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    const fresh = 'eleven brown teapots';
    expect((await resetByLink(server.app, token, fresh)).statusCode).toBe(200);
    const answer = await completeLogin(server.app, cookies, {
      passkey: device.sign({ challenge }),
    });
    expect(answer.json()).toMatchObject({ code: 'second_step_expired' });
    expect((await login(server.app, user.email, fresh)).json()).toHaveProperty('secondStep');
  });

  it('cannot be signed in to once deactivated; reactivated, it still has its passkey', async () => {
    const { cookies, challenge } = await beginLogin(server.app, user.email);
    expect((await deactivate(server.app, user.id, home)).statusCode).toBe(200);
    const proof = { passkey: device.sign({ challenge }) };
    expect((await completeLogin(server.app, cookies, proof)).statusCode).toBe(401);
    await server.ctx.pool.query('update users set is_active = true where id = $1', [user.id]);
    expect((await completeLogin(server.app, cookies, proof)).statusCode).toBe(401);
    expect((await beginLogin(server.app, user.email)).methods).toContain('passkey');
  });
});

it('an account without a second factor is signed in as before', async () => {
  const answer = await login(server.app, user.email);
  expect(answer.json()).toEqual({
    id: user.id,
    name: user.name,
    email: user.email,
    isAdmin: false,
    isActive: true,
    emailVerified: true,
  });
  expect(Object.keys(cookiesOf(answer))).toEqual(['sid', 'known']);
  expect(await waitingEmails(server.ctx, 'second_factor_changed', user.email)).toEqual([]);
});

function later(milliseconds: number): Date {
  return new Date(clock.getTime() + milliseconds);
}
