import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { promoteConfiguredAdmin } from './promote-configured-admin.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAIL: 'Ada@Example.com' });
});

afterAll(() => server.close());

beforeEach(() => server.ctx.pool.query('delete from users'));

it('C-07 does not promote an unverified account', async () => {
  await server.addOwner({ email: 'ada@example.com', emailVerified: false });
  await promoteConfiguredAdmin(server.ctx);
  expect(await admins()).toEqual([]);
});

it('C-07 does not promote anyone else', async () => {
  await server.addOwner({ email: 'ada@example.com.evil.example' });
  await promoteConfiguredAdmin(server.ctx);
  expect(await admins()).toEqual([]);
});

it('C-07 makes the verified account of ADMIN_EMAIL an admin, and records that once', async () => {
  const { id } = await server.addOwner({ email: 'ada@example.com' });
  await promoteConfiguredAdmin(server.ctx);
  await promoteConfiguredAdmin(server.ctx);
  expect(await admins()).toEqual(['ada@example.com']);
  const { rows } = await server.ctx.pool.query(
    'select actor_kind, actor_id, action, target_kind, target_id from audit',
  );
  expect(rows).toEqual([
    {
      actor_kind: 'system',
      actor_id: null,
      action: 'grant_admin',
      target_kind: 'user',
      target_id: id,
    },
  ]);
});

async function admins(): Promise<string[]> {
  const { rows } = await server.ctx.pool.query<{ email: string }>(
    'select email from users where is_admin',
  );
  return rows.map(({ email }) => email);
}
