import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { gatherSizeChanges, readSizes } from './installation.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.ctx.pool.query('truncate users, size_changes cascade'));

it('sizes follow every added, switched, moved and deleted user and business', async () => {
  const [owner, other] = [await server.addOwner(), await server.addOwner()];
  const { id } = await server.addBusiness({ userId: owner.id });
  await server.addBusiness({ userId: owner.id, isActive: false });
  await server.addBusiness({ userId: other.id });
  expect(await sizes()).toEqual([2, 3, 2]);
  await run('update businesses set is_active = false, name = $2 where id = $1', [id, 'Resting']);
  await run('update businesses set is_active = false where id = $1', [id]);
  expect(await sizes()).toEqual([2, 3, 1]);
  await run('update businesses set user_id = $2 where id = $1', [id, other.id]);
  await run('update businesses set is_active = true');
  expect(await sizes()).toEqual([2, 3, 3]);
  await run('delete from businesses where id = $1', [id]);
  await run('delete from users where id = $1', [0]);
  expect(await sizes()).toEqual([2, 2, 2]);
  await run('delete from users where id = $1', [owner.id]);
  expect(await sizes()).toEqual([1, 1, 1]);
});

it('sizes do not count a rolled-back business', async () => {
  const { slug } = await server.addBusiness();
  const { rows } = await run('select id from users', []);
  await expect(server.addBusiness({ userId: Number(rows[0]?.['id']), slug })).rejects.toThrow(
    'Failed query',
  );
  expect(await sizes()).toEqual([1, 1, 1]);
});

it('sizes are exact while changes are merged concurrently, and end up in one row', async () => {
  const owner = await server.addOwner();
  const added = await Promise.all(
    Array.from({ length: 20 }, () => server.addBusiness({ userId: owner.id })),
  );
  const seen: number[][] = [];
  await Promise.all([
    ...added.slice(0, 10).map(({ id }) => run('delete from businesses where id = $1', [id])),
    ...Array.from({ length: 10 }, () => server.addBusiness({ userId: owner.id })),
    ...Array.from({ length: 6 }, () => gatherSizeChanges(server.ctx.db)),
    ...Array.from({ length: 6 }, async () => seen.push(await sizes())),
  ]);
  expect(await sizes()).toEqual([1, 20, 20]);
  for (const [users, businesses = 0] of seen) {
    expect(users).toBe(1);
    expect(businesses).toBeGreaterThanOrEqual(10);
    expect(businesses).toBeLessThanOrEqual(30);
  }
  await gatherSizeChanges(server.ctx.db);
  expect((await run('select users, businesses, active from size_changes', [])).rows).toEqual([
    { users: 1, businesses: 20, active: 20 },
  ]);
});

async function sizes(): Promise<number[]> {
  const { users, businesses } = await readSizes(server.ctx.db);
  return [users, businesses.all, businesses.active];
}

function run(statement: string, values: unknown[] = []) {
  return server.ctx.pool.query<Record<string, unknown>>(statement, values);
}
