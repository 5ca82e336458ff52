import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY, toSeconds } from '../../../../contract/durations.ts';
import type { BusinessRow } from '../../../db/businesses.ts';
import type { UserRow } from '../../../db/users.ts';
import { cookiesOf, login } from '../../../testing/accounts.ts';
import { everyEndpoint, goodCall } from '../../../testing/every-endpoint.ts';
import {
  beginLogin,
  completeLogin,
  readSecondFactor,
  removePasskey,
  setUpPasskey,
} from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let business: BusinessRow;
let admin: UserRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ ADMIN_SECOND_FACTOR: 'on', LIMITS: 'off' });
});

afterAll(() => server.close());

beforeEach(async () => {
  business = await server.addBusiness();
  admin = await server.addUser({ isAdmin: true });
  cookies = await server.signIn(admin);
});

describe('an admin without a second factor, where one is required', () => {
  it.each(everyEndpoint.filter(([, { access }]) => access === 'admin'))(
    'is refused %s, and told why',
    async (_name, endpoint) => {
      const answer = await server.app.inject({ ...goodCall(endpoint, business), cookies });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: 'second_factor_required',
        message: 'Admins need two-step sign-in. Please set it up in your account settings.',
      });
    },
  );

  it('is told so, and has no admin rights elsewhere', async () => {
    expect((await call('GET', '/api/user')).json()).toMatchObject({
      id: admin.id,
      isAdmin: false,
      needsSecondFactor: true,
    });
    const path = `/api/businesses/${business.id}`;
    expect((await call('PATCH', path, { name: 'Taken over' })).statusCode).toBe(403);
    expect((await call('GET', `/api/analytics/${business.id}`)).statusCode).toBe(403);
    const read = (await call('GET', path)).json();
    expect(read).toMatchObject({ canEdit: false });
    expect(read).not.toHaveProperty('keywords');
  });

  it('still sees and changes what is theirs', async () => {
    const own = await server.addBusiness({ userId: admin.id });
    const path = `/api/businesses/${own.id}`;
    const answer = await call('PATCH', path, { nickname: 'Mine' });
    expect(answer.json()).toMatchObject({ nickname: 'Mine', isOwn: true });
    expect(answer.json()).not.toHaveProperty('keywords');
  });

  it('learns it at sign-in, in a session that is as short as an admin’s', async () => {
    const answer = await login(server.app, admin.email);
    expect(answer.json()).toMatchObject({ isAdmin: false, needsSecondFactor: true });
    expect(answer.cookies[0]).toMatchObject({ name: 'sid', maxAge: toSeconds(DAY) });
    expect((await readSecondFactor(server.app, cookies)).json()).toMatchObject({
      isRequired: true,
    });
  });

  it('cannot deactivate their account, as no admin can', async () => {
    const path = `/api/businesses/toggle-active/${admin.id}`;
    expect((await call('POST', path, { isActive: false })).statusCode).toBe(403);
  });

  it('is an admin from the moment it is set up until it is removed', async () => {
    const { reply } = await setUpPasskey(server.app, cookies);
    expect((await call('GET', '/api/admin/users')).statusCode).toBe(200);
    const user = (await call('GET', '/api/user')).json();
    expect(user).toMatchObject({ isAdmin: true });
    expect(user).not.toHaveProperty('needsSecondFactor');
    await removePasskey(server.app, cookies, reply.secondFactor.passkeys[0]?.id ?? 0);
    expect((await call('GET', '/api/admin/users')).statusCode).toBe(403);
  });

  it('is an admin again after the next sign-in, and no earlier session is', async () => {
    const stolen = await server.signIn(admin);
    const { device } = await setUpPasskey(server.app, cookies);
    const users = (sent: Record<string, string>) =>
      server.app.inject({ url: '/api/admin/users', cookies: sent });
    expect((await users(stolen)).statusCode).toBe(401);
    const step = await beginLogin(server.app, admin.email);
    const answer = await completeLogin(server.app, step.cookies, { passkey: device.sign(step) });
    expect(answer.json()).toMatchObject({ isAdmin: true });
    expect((await users(cookiesOf(answer))).statusCode).toBe(200);
  });
});

it('is optional for owners', async () => {
  const owner = await server.addUser();
  const answer = await login(server.app, owner.email);
  expect(answer.json()).not.toHaveProperty('needsSecondFactor');
  expect((await readSecondFactor(server.app, cookiesOf(answer))).json()).toMatchObject({
    isRequired: false,
  });
});

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reviews.example.com',
    SMTP_URL: 'smtps://user:password@mail.example.com',
  };

  it.each([
    ['is required', {}, 403],
    ['is not required with ADMIN_SECOND_FACTOR=off', { ADMIN_SECOND_FACTOR: 'off' }, 200],
  ])('%s', async (_what, settings, status) => {
    const live = await startTestServer({ ...production, ...settings });
    onTestFinished(() => live.close());
    const sent = await live.signIn(await live.addOwner({ isAdmin: true }));
    const answer = await live.app.inject({ url: '/api/admin/users', cookies: sent });
    expect(answer.statusCode).toBe(status);
  });

  it('passkeys belong to the public host, whatever Host header is sent; cookies are bound to it', async () => {
    const live = await startTestServer(production);
    onTestFinished(() => live.close());
    const owner = await live.addUser();
    const answer = await live.app.inject({
      method: 'POST',
      url: '/api/account/second-factor/passkeys/begin',
      headers: { host: 'localhost:3000' },
      cookies: await live.signIn(owner),
      payload: { password: 'seven green bicycles' },
    });
    expect(answer.json().options.rp.id).toBe('reviews.example.com');
    await live.ctx.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       values ($1, 'Key', 'AAAA', '\\x00', 0, '{}')`,
      [owner.id],
    );
    const step = await login(live.app, owner.email);
    expect(step.cookies).toEqual([
      expect.objectContaining({ name: '__Host-step', secure: true, httpOnly: true, path: '/' }),
    ]);
  });
});

function call(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) {
  return server.app.inject({ method, url, cookies, ...(payload && { payload }) });
}
