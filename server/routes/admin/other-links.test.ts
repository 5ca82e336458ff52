import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminBusiness } from '../../../contract/admin.ts';
import { businessCalls } from '../../testing/businesses.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** The session of an admin. */
let cookies: Record<string, string>;
const ids: Record<string, number> = {};

const own = { reviewUrl: 'https://g.page/r/a/review', facebookUrl: 'https://www.facebook.com/a' };
const other = { reviewUrl: 'https://www.example.com/review' };

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  cookies = await server.signIn(await server.addUser({ isAdmin: true }));
  const userId = (await server.addOwner({ name: 'Olive' })).id;
  const businesses = {
    'Maple Dental': own,
    'Cedar Dental': { ...own, ...other },
    'Birch Clinic': { reviewUrl: null, facebookUrl: 'https://pages.example.org/birch' },
    'Alder Clinic': { reviewUrl: null, facebookUrl: null },
    'Dogwood Dental': { ...own, ...other },
  };
  for (const [name, links] of Object.entries(businesses))
    ids[name] = (await server.addBusiness({ userId, name, ...links })).id;
});

afterAll(() => server.close());

it('admins can list the businesses with a link to another host, in every order', async () => {
  expect(await names('links=other')).toEqual(['Birch Clinic', 'Cedar Dental', 'Dogwood Dental']);
  expect(await names('links=other&sort=-created')).toEqual([
    'Dogwood Dental',
    'Birch Clinic',
    'Cedar Dental',
  ]);
  for (const sort of ['owner', '-location', '-name'])
    expect(await names(`links=other&sort=${sort}`)).toHaveLength(3);
  expect(await names('')).toHaveLength(5);
});

it('the list is counted, searched and paged like any other', async () => {
  const first = await list('links=other&limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const after = encodeURIComponent(String(first.headers['x-next-cursor']));
  expect(await names(`links=other&limit=2&after=${after}`)).toEqual(['Dogwood Dental']);
  expect(await names('links=other&offset=2')).toEqual(['Dogwood Dental']);
  const found = await list('links=other&search=dental');
  expect(found.headers['x-total-count']).toBe('2');
  expect(namesIn(found)).toEqual(['Cedar Dental', 'Dogwood Dental']);
});

it('rows say which hosts these are', async () => {
  const answer = await list('');
  const rows = new Map(answer.json<AdminBusiness[]>().map((row) => [row.name, row]));
  expect(rows.get('Cedar Dental')?.otherLinks).toEqual({ google: 'example.com', facebook: null });
  expect(rows.get('Birch Clinic')?.otherLinks).toEqual({
    google: null,
    facebook: 'pages.example.org',
  });
  for (const name of ['Maple Dental', 'Alder Clinic'])
    expect(rows.get(name)).not.toHaveProperty('otherLinks');
  const filtered = await list('filter=other_link');
  expect(filtered.json()).toEqual((await list('links=other')).json());
});

it('follows every change of a link', async () => {
  const as = businessCalls(server.app, cookies);
  const cedar = ids['Cedar Dental'] ?? 0;
  const maple = ids['Maple Dental'] ?? 0;
  await as.update(cedar, { reviewUrl: 'https://share.google/cedar' });
  await as.update(maple, { facebookUrl: 'https://example.net/maple' });
  expect(await names('links=other')).toEqual(['Birch Clinic', 'Dogwood Dental', 'Maple Dental']);
  await as.update(maple, { facebookUrl: null, city: 'Austin' });
  expect(await names('links=other')).toEqual(['Birch Clinic', 'Dogwood Dental']);
});

it('refuses other values, and people who are no admins', async () => {
  expect((await list('links=all')).statusCode).toBe(400);
  const owner = await server.signIn(await server.addOwner());
  const url = '/api/admin/businesses?links=other';
  expect((await server.app.inject({ url, cookies: owner })).statusCode).toBe(403);
});

function list(query: string) {
  return server.app.inject({ url: `/api/admin/businesses?${query}`, cookies });
}

async function names(query: string): Promise<string[]> {
  return namesIn(await list(query));
}

function namesIn(answer: Awaited<ReturnType<typeof list>>): string[] {
  return answer.json<AdminBusiness[]>().map(({ name }) => name);
}
