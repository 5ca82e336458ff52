import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../../contract/durations.ts';
import { secondFactorLimits } from '../../../../contract/second-factor-rules.ts';
import type { SecondFactor } from '../../../../contract/second-factor.ts';
import type { UserRow } from '../../../db/users.ts';
import {
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  resetByLink,
  waitingEmails,
} from '../../../testing/accounts.ts';
import { localPage, PasskeyDevice } from '../../../testing/passkey-device.ts';
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

describe('the first factor', () => {
  it('starts from nothing', async () => {
    expect(await read()).toEqual({
      passkeys: [],
      app: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
  });

  it('comes with ten recovery codes, and an email', async () => {
    const { reply } = await setUpPasskey(server.app, cookies);
    expect(reply.secondFactor).toEqual({
      passkeys: [
        {
          id: expect.any(Number),
          name: 'My phone',
          createdAt: clock.toISOString(),
          lastUsedAt: null,
        },
      ],
      app: null,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(new Set(reply.recoveryCodes).size).toBe(10);
    for (const code of reply.recoveryCodes ?? [])
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await emails()).toEqual(['passkey_added']);
    expect(await read()).toEqual(reply.secondFactor);
  });

  it('ends every other session, which was opened with the password alone, but not this one', async () => {
    const stolen = await server.signIn(user);
    const other = await server.signIn(await server.addUser());
    await setUpApp(server.app, cookies, clock);
    expect(await isSignedIn(server.app, stolen)).toBe(false);
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    expect(await isSignedIn(server.app, other)).toBe(true);
  });

  it('also ends a sign-in that has passed the password but is not stored yet', async () => {
    // As `login` does: the user is read before the password is checked, the session stored after it.
    const before = { ...user };
    await setUpApp(server.app, cookies, clock);
    expect(await isSignedIn(server.app, await server.signIn(before))).toBe(false);
  });

  it('is not followed by codes or ended sessions when a second one is added', async () => {
    await setUpPasskey(server.app, cookies);
    const device = await signInElsewhere();
    const { reply } = await setUpApp(server.app, cookies, clock);
    expect(reply).not.toHaveProperty('recoveryCodes');
    expect(await isSignedIn(server.app, device)).toBe(true);
    expect(await emails()).toEqual(['passkey_added', 'app_added']);
  });
});

describe('setting up a passkey', () => {
  it('asks for a new one: not for those that are registered, and for no attestation', async () => {
    const { device } = await setUpPasskey(server.app, cookies);
    const { options } = (await beginPasskey(server.app, cookies)).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Fourgood' },
      user: { name: user.email, displayName: user.name },
      excludeCredentials: [{ id: device.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
  });

  it('takes a challenge once, and only in the session that it was given to', async () => {
    const { options } = (await beginPasskey(server.app, cookies)).json();
    const elsewhere = await server.signIn(user);
    const passkey = new PasskeyDevice().create(options);
    expect((await addPasskey(server.app, elsewhere, passkey)).json()).toMatchObject(notProven);
    expect((await addPasskey(server.app, cookies, passkey)).statusCode).toBe(200);
    expect((await addPasskey(server.app, cookies, passkey)).json()).toMatchObject(notProven);
  });

  it('takes no challenge of another account, or of a sign-in', async () => {
    const other = await server.signIn(await server.addUser());
    const theirs = (await beginPasskey(server.app, other)).json().options;
    await setUpPasskey(server.app, cookies);
    const signIn = await beginLogin(server.app, user.email);
    for (const options of [theirs, signIn]) {
      await beginPasskey(server.app, cookies);
      const passkey = new PasskeyDevice().create(options);
      expect((await addPasskey(server.app, cookies, passkey)).json()).toMatchObject(notProven);
    }
  });

  it('refuses one that was made on another site, and one that someone has', async () => {
    const { device } = await setUpPasskey(server.app, await server.signIn(await server.addUser()));
    const { options } = (await beginPasskey(server.app, cookies)).json();
    for (const passkey of [
      new PasskeyDevice().create(options, { ...localPage, origin: 'https://phishing.example' }),
      new PasskeyDevice().create(options, { ...localPage, rpId: 'phishing.example' }),
      device.create(options),
    ])
      expect((await addPasskey(server.app, cookies, passkey)).json()).toMatchObject(notProven);
    expect((await read()).passkeys).toEqual([]);
  });

  it('refuses attestations with certificates, of any format', async () => {
    const { options } = (await beginPasskey(server.app, cookies)).json();
    for (const format of ['fido-u2f', 'apple', 'android-key', 'android-safetynet']) {
      const passkey = new PasskeyDevice().create(options, localPage, format);
      expect((await addPasskey(server.app, cookies, passkey)).json()).toMatchObject(notProven);
    }
  });

  it('takes an attestation that the passkey signed itself', async () => {
    const { options } = (await beginPasskey(server.app, cookies)).json();
    const passkey = new PasskeyDevice().create(options, localPage, 'packed');
    expect((await addPasskey(server.app, cookies, passkey)).statusCode).toBe(200);
  });

  it('refuses transports that are no words, which the database could not store', async () => {
    const { options } = (await beginPasskey(server.app, cookies)).json();
    const passkey = new PasskeyDevice().create(options);
    const broken = { ...passkey, response: { ...passkey.response, transports: ['usb\0'] } };
    const answer = await addPasskey(server.app, cookies, broken);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  it.each([
    ['nothing', {}],
    ['a number', 5],
    ['text', 'passkey'],
    ['no CBOR', { attestationObject: 'AAAA' }],
    ['no JSON', { clientDataJSON: 'AAAA' }],
    ['endless nesting', { attestationObject: 'gYGB'.repeat(3_900) }],
  ])('refuses %s instead of a passkey', async (_what, changes) => {
    const { options } = (await beginPasskey(server.app, cookies)).json();
    const passkey = new PasskeyDevice().create(options);
    const broken =
      typeof changes === 'object' && Object.keys(changes).length > 0
        ? { ...passkey, response: { ...passkey.response, ...changes } }
        : changes;
    const answer = await addPasskey(server.app, cookies, broken as typeof passkey);
    expect(answer.statusCode).toBe(400);
  });

  it('has a limit, also for those that are begun at the same time', async () => {
    for (let added = 1; added < secondFactorLimits.passkeys; added += 1)
      await setUpPasskey(server.app, cookies);
    const other = await signInElsewhere();
    const mine = (await beginPasskey(server.app, cookies)).json().options;
    const theirs = (await beginPasskey(server.app, other)).json().options;
    const last = await addPasskey(server.app, cookies, new PasskeyDevice().create(mine));
    expect(last.statusCode).toBe(200);
    const tooMany = await addPasskey(server.app, other, new PasskeyDevice().create(theirs));
    expect(tooMany.json()).toMatchObject({ code: 'invalid_request' });
    expect((await beginPasskey(server.app, cookies)).json()).toMatchObject({
      code: 'invalid_request',
      message: 'You can have up to 10 passkeys. Please remove one first.',
    });
  });

  it.each([
    ['', 'Please give this passkey a name'],
    ['   ', 'Please give this passkey a name'],
    ['x'.repeat(61), 'Please use 60 characters or fewer'],
    [42, 'Please give this passkey a name'],
  ])('refuses the name %j', async (name, message) => {
    const { options } = (await beginPasskey(server.app, cookies)).json();
    const passkey = new PasskeyDevice().create(options);
    const answer = await addPasskey(server.app, cookies, passkey, name as string);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { name: message } });
    expect((await addPasskey(server.app, cookies, passkey, ' A\nB ')).statusCode).toBe(200);
    expect((await read()).passkeys[0]?.name).toBe('A B');
  });
});

describe('setting up an authenticator app', () => {
  it('gives a secret of 160 bits, which apps can read', async () => {
    const { secret, url } = (await beginApp(server.app, cookies)).json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { protocol, host, pathname, searchParams } = new URL(url);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(pathname)).toBe(`/Fourgood:${user.email}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Fourgood',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('has no effect without a right code, and five tries', async () => {
    const { secret } = (await beginApp(server.app, cookies)).json();
    const code = codeAt(secret, clock);
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await addApp(server.app, cookies, otherCode(code, tries))).json()).toMatchObject(
        notProven,
      );
    expect((await addApp(server.app, cookies, code)).json()).toMatchObject(notProven);
    expect((await read()).app).toBeNull();
    expect((await login(server.app, user.email)).json()).toHaveProperty('id');
  });

  it('has ten minutes, and only its own session', async () => {
    const { secret } = (await beginApp(server.app, cookies)).json();
    const elsewhere = await server.signIn(user);
    const answer = await addApp(server.app, elsewhere, codeAt(secret, clock));
    expect(answer.json()).toMatchObject(notProven);
    clock = later(10 * MINUTE);
    expect((await addApp(server.app, cookies, codeAt(secret, clock))).json()).toMatchObject(
      notProven,
    );
  });

  it('replaces an earlier app, which keeps working until then', async () => {
    const old = await setUpApp(server.app, cookies, clock);
    const { secret } = (await beginApp(server.app, cookies)).json();
    clock = later(30 * SECOND);
    expect(await signsIn(codeAt(old.secret, clock))).toBe(true);
    await addApp(server.app, cookies, codeAt(secret, clock));
    clock = later(30 * SECOND);
    expect(await signsIn(codeAt(old.secret, clock))).toBe(false);
    expect(await signsIn(codeAt(secret, clock))).toBe(true);
  });

  it('cannot be finished after the session has ended', async () => {
    const { secret } = (await beginApp(server.app, cookies)).json();
    await forgotPassword(server.app, user.email);
    const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
    await resetByLink(server.app, token, 'eleven brown teapots');
    expect((await addApp(server.app, cookies, codeAt(secret, clock))).statusCode).toBe(401);
  });
});

const notProven = { code: 'not_proven' };

async function read(): Promise<SecondFactor> {
  return (await readSecondFactor(server.app, cookies)).json<SecondFactor>();
}

async function emails(): Promise<string[]> {
  const all = await waitingEmails(server.ctx, 'second_factor_changed', user.email);
  return all.map(({ change }) => change);
}

async function signsIn(code: string): Promise<boolean> {
  const step = await beginLogin(server.app, user.email);
  return (await completeLogin(server.app, step.cookies, { code })).statusCode === 200;
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

function later(milliseconds: number): Date {
  return new Date(clock.getTime() + milliseconds);
}
