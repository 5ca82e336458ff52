import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/users.ts';
import {
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  register,
  resetByCode,
  resetByLink,
  waitingEmails,
} from '../../testing/accounts.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let user: UserRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
  cookies = await server.signIn(user);
});

describe('K-28 rejects', () => {
  it('another person’s account', async () => {
    const other = await server.addUser();
    const answer = await deactivate(server.app, other.id, cookies);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden' });
    expect(await isActive(other)).toBe(true);
  });

  it('an account that does not exist, with the same message', async () => {
    const other = await server.addUser();
    const [some, none] = [
      await deactivate(server.app, other.id, cookies),
      await deactivate(server.app, 999_999, cookies),
    ];
    expect(none.json()).toEqual(some.json());
  });

  it.each([{ isActive: true }, {}, { isActive: 'false' }, { isActive: 0 }])(
    'a body of %j',
    async (body) => {
      const url = `/api/businesses/toggle-active/${user.id}`;
      const answer = await post(server.app, url, body, { cookies });
      expect(answer.statusCode).toBe(400);
      expect(await isActive(user)).toBe(true);
    },
  );

  it('an admin’s own account, and an admin for another’s', async () => {
    const admin = await server.addUser({ isAdmin: true });
    const theirs = await server.signIn(admin);
    expect((await deactivate(server.app, admin.id, theirs)).statusCode).toBe(403);
    expect((await deactivate(server.app, user.id, theirs)).statusCode).toBe(403);
    expect([await isActive(admin), await isActive(user)]).toEqual([true, true]);
  });
});

it('K-28 returns the deactivated user, and clears the cookie', async () => {
  const answer = await deactivate(server.app, user.id, cookies);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: user.id, isActive: false });
  expect(answer.cookies).toMatchObject([{ name: 'sid', value: '' }]);
});

describe('U-14 afterwards', () => {
  beforeEach(() => deactivate(server.app, user.id, cookies).then(() => undefined));

  it('no session is valid and no one can sign in', async () => {
    expect(await isSignedIn(server.app, cookies)).toBe(false);
    expect((await login(server.app, user.email)).json()).toMatchObject({
      code: 'account_inactive',
    });
  });

  it('the owner is notified by email', async () => {
    expect(await waitingEmails(server.ctx, 'account_deactivated', user.email)).toEqual([
      { kind: 'account_deactivated', to: user.email, name: user.name },
    ]);
  });

  it('the audit trail records it', async () => {
    const { rows } = await server.ctx.pool.query(
      'select actor_id, actor_kind, action, target_kind, target_id from audit where target_id = $1',
      [user.id],
    );
    expect(rows).toEqual([
      {
        actor_id: user.id,
        actor_kind: 'user',
        action: 'deactivate_account',
        target_kind: 'user',
        target_id: user.id,
      },
    ]);
  });

  it('no email reactivates the account', async () => {
    await forgotPassword(server.app, user.email);
    await register(server.app, { email: user.email });
    for (const kind of ['reset_password', 'verify_email', 'account_exists'] as const) {
      expect(await waitingEmails(server.ctx, kind, user.email)).toEqual([]);
    }
  });

  it('reactivation restores no session', async () => {
    await server.ctx.pool.query('update users set is_active = true where id = $1', [user.id]);
    expect(await isSignedIn(server.app, cookies)).toBe(false);
    expect((await login(server.app, user.email)).statusCode).toBe(200);
  });
});

it('ends all devices’ sessions, and all links and codes emailed before', async () => {
  const phone = await server.signIn(user);
  await forgotPassword(server.app, user.email);
  const { token, code } = await newestEmail(server.ctx, 'reset_password', user.email);
  await deactivate(server.app, user.id, cookies);
  await server.ctx.pool.query('update users set is_active = true where id = $1', [user.id]);
  expect(await isSignedIn(server.app, phone)).toBe(false);
  expect((await resetByLink(server.app, token, 'a third passphrase')).statusCode).toBe(400);
  const byCode = await resetByCode(server.app, user.email, code, 'a third passphrase');
  expect(byCode.statusCode).toBe(400);
});

it('is rejected the second time only because the session has ended', async () => {
  await deactivate(server.app, user.id, cookies);
  expect((await deactivate(server.app, user.id, cookies)).statusCode).toBe(401);
});

async function isActive({ id }: UserRow): Promise<boolean> {
  const { rows } = await server.ctx.pool.query<{ is_active: boolean }>(
    'select is_active from users where id = $1',
    [id],
  );
  return rows[0]?.is_active ?? false;
}
