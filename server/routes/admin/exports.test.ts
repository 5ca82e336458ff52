import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../../contract/rate-limits.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { businessCalls } from '../../testing/businesses.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookies: Record<string, string>;
let as: AdminActions;

beforeAll(async () => {
  server = await startTestServer();
  cookies = await server.signIn(await server.addOwner({ isAdmin: true, name: 'Alex Admin' }));
  as = adminActions(server.app, cookies);
  const owner = await server.addOwner({ name: '=HYPERLINK("https://example.com")' });
  await server.addBusiness({ userId: owner.id, name: 'Maple, Clinic', city: 'Łódź' });
  await server.addBusiness({ userId: owner.id, name: '+1 Clinic', isActive: false });
});

afterAll(() => server.close());

it('users are a file whose cells are no formulas, recorded by whom', async () => {
  const answer = await exported('users?sort=-name');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="users.csv"');
  const rows = rowsOf(answer.body);
  expect(rows[0]).toBe('\uFEFFID,Name,Email,Verified,Active,Admin,Businesses,Joined (UTC)');
  expect(rows.join('\n')).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(rows).toHaveLength(3);
  expect((await as.actions('?limit=1'))[0]).toMatchObject({
    action: 'export_users',
    actor: { name: 'Alex Admin' },
    target: { kind: 'installation', id: null },
    detail: {},
  });
});

it('deleted users say until when they can be restored', async () => {
  const { id } = await server.addOwner({ name: 'Della Deleted' });
  await as.remove(id);
  const [head, row] = rowsOf((await exported('users?filter=deleted')).body);
  expect(head).toMatch(/Joined \(UTC\),Gone for good \(UTC\)$/);
  const [user] = (await as.read('/api/admin/users?filter=deleted')).json<{ goneAt: string }[]>();
  expect(row).toMatch(new RegExp(`^${id},.*,${user?.goneAt}$`));
});

it('businesses are those of the filter and the search', async () => {
  const all = rowsOf((await exported('businesses')).body);
  expect(all).toHaveLength(3);
  expect(all[1]).toContain("'+1 Clinic");
  expect(rowsOf((await exported('businesses?filter=inactive')).body)).toHaveLength(2);
  const found = rowsOf((await exported('businesses?search=lodz')).body);
  expect(found).toHaveLength(2);
  expect(found[1]).toContain('"Maple, Clinic"');
  const [searched] = await as.actions('?limit=1');
  expect(searched?.detail).toEqual({ searched: true });
  expect(JSON.stringify(searched)).not.toContain('lodz');
});

it('more rows than one batch are all there, once', async () => {
  const owner = await server.addOwner();
  await server.ctx.pool.query(
    `insert into businesses (user_id, name, search_text) select $1, 'Many ' || n, 'many ' || n from generate_series(1, 2500) n`,
    [owner.id],
  );
  const rows = rowsOf((await exported('businesses?search=many')).body).slice(1);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(2_500);
  expect(rows).toHaveLength(2_500);
});

describe('the activity log', () => {
  it('is searched by who, whom and what, folded, and by time', async () => {
    const user = await server.addOwner({ name: 'Zoë O’Brien' });
    await as.toggle(user.id, false);
    await as.toggle(user.id, true);
    for (const search of ['zoe', 'OBRIEN', 'o%27brien', 'zoe+deactivate', 'alex+zoe'])
      expect((await as.actions(`?search=${search}`))[0]?.target.name).toBe('Zoë O’Brien');
    expect(await as.actions('?search=zoe+deactivate')).toHaveLength(1);
    expect(await as.actions('?search=zoe+export')).toEqual([]);
    expect(await as.actions('?search=%25')).toEqual([]);
    const now = Date.now();
    const at = (ms: number) => encodeURIComponent(new Date(now + ms).toISOString());
    expect(await as.actions(`?search=zoe&from=${at(-60_000)}`)).toHaveLength(2);
    expect(await as.actions(`?search=zoe&from=${at(60_000)}`)).toEqual([]);
    expect(await as.actions(`?search=zoe&until=${at(-3_600_000)}`)).toEqual([]);
    expect((await as.audit('?from=yesterday')).statusCode).toBe(400);
  });

  it('finds people by the name they had, after their deletion', async () => {
    const gone = await server.addOwner({ name: 'Gina Gone' });
    await as.remove(gone.id);
    expect(await as.actions('?search=gina')).toMatchObject([
      { action: 'delete_user', target: { id: gone.id, name: 'Gina Gone', isDeleted: true } },
    ]);
  });

  it('is a file with the same choice, which is recorded too', async () => {
    const business = await server.addBusiness({ name: '@Sum Clinic' });
    await businessCalls(server.app, cookies).toggle(business.id, false);
    const rows = rowsOf((await exported('audit?search=sum')).body);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain("deactivate_business,business,'@Sum Clinic");
    expect((await as.actions('?limit=1'))[0]).toMatchObject({ action: 'export_audit' });
  });
});

it('is for admins, and refused beyond its limit before anything is read', async () => {
  const owner = await server.signIn(await server.addOwner());
  for (const what of ['users', 'businesses', 'audit']) {
    const url = `/api/admin/${what}/export`;
    expect((await post(server.app, url, undefined, { cookies: owner })).statusCode).toBe(403);
    expect((await post(server.app, url, undefined)).statusCode).toBe(401);
  }
  for (let call = 0; call < rateLimits.export.points; call += 1)
    await post(server.app, '/api/admin/users/export', undefined);
  expect((await exported('users')).statusCode).toBe(429);
});

function exported(query: string) {
  const [what, rest = ''] = query.split('?');
  return post(server.app, `/api/admin/${what}/export?${rest}`, undefined, { cookies });
}

function rowsOf(csv: string): string[] {
  return csv.split('\r\n').filter((row) => row !== '');
}
