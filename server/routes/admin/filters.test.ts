import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminBusiness } from '../../../contract/admin.ts';
import type { UserRow } from '../../db/users.ts';
import { businessCalls } from '../../testing/businesses.ts';
import { click, generate } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** The session of an admin. */
let cookies: Record<string, string>;
const people: Record<string, UserRow> = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  const { addOwner, addBusiness } = server;
  const add = async (name: string, changes = {}) =>
    (people[name] = await addOwner({ name, ...changes }));
  cookies = await server.signIn(await add('Ada', { isAdmin: true }));
  await add('Ina', { isActive: false });
  await add('Una', { emailVerified: false });
  const [busy, idle] = [await add('Bea'), await add('Ida')];
  const own = { reviewUrl: 'https://g.page/r/a/review', facebookUrl: null };
  const addTo = async (name: string, user: UserRow, changes = {}) =>
    (ids[name] = (await addBusiness({ name, userId: user.id, ...own, ...changes })).id);
  await addTo('Alder', busy);
  await addTo('Birch', busy, { isActive: false });
  await addTo('Cedar', idle, { reviewUrl: null });
  await addTo('Dogwood', idle);
  await generate(server.app, { businessId: ids['Alder'] });
  await server.ctx.drafts.close();
});

afterAll(() => server.close());

describe('the users who', () => {
  it.each([
    ['inactive', ['Ina']],
    ['unverified', ['Una']],
    ['without_business', ['Ada', 'Ina', 'Una']],
    ['never_used', ['Ada', 'Ida', 'Ina', 'Una']],
  ])('are %s', async (filter, names) => {
    expect(await namesOf(`users?filter=${filter}`)).toEqual(names);
    for (const sort of ['-name', 'email', '-businesses', 'status', 'joined']) {
      const sorted = await namesOf(`users?filter=${filter}&sort=${sort}`);
      expect(sorted.toSorted()).toEqual(names);
    }
    const answer = await list(`users?filter=${filter}&limit=1`);
    expect(answer.headers['x-total-count']).toBe(String(names.length));
    expect(await namesOf(`users?filter=${filter}&search=zzz`)).toEqual([]);
  });
});

describe('the businesses that', () => {
  it.each([
    ['inactive', ['Birch']],
    ['suspended', []],
    ['never_used', ['Birch', 'Cedar', 'Dogwood']],
    ['no_google_link', ['Cedar']],
    ['other_link', []],
  ])('are %s', async (filter, names) => {
    expect(await namesOf(`businesses?filter=${filter}`)).toEqual(names);
    expect((await namesOf(`businesses?filter=${filter}&sort=-created`)).toSorted()).toEqual(names);
    const some = names.filter((name) => name.includes('d'));
    expect(await namesOf(`businesses?filter=${filter}&search=d`)).toEqual(
      some.filter((name) => name.startsWith('D')),
    );
  });
});

it('the filters follow every change', async () => {
  const calls = businessCalls(server.app, cookies);
  const cedar = Number(ids['Cedar']);
  await calls.update(cedar, { reviewUrl: 'https://g.page/r/b/review' });
  expect(await namesOf('businesses?filter=no_google_link')).toEqual([]);
  await calls.update(cedar, { reviewUrl: null });
  expect(await namesOf('businesses?filter=no_google_link')).toEqual(['Cedar']);
  await calls.toggle(cedar, false);
  expect(await namesOf('businesses?filter=inactive')).toEqual(['Birch', 'Cedar']);
  await calls.toggle(cedar, true);
  expect(await namesOf('businesses?filter=inactive')).toEqual(['Birch']);
});

it('one click ends never used, for the business and its owner, also when several count at once', async () => {
  const dogwood = Number(ids['Dogwood']);
  const cedar = Number(ids['Cedar']);
  const clicks = Array.from({ length: 20 }, (_, index) =>
    click(server.app, index % 2 ? dogwood : cedar, index % 3 ? 'google' : 'facebook'),
  );
  for (const { statusCode } of await Promise.all(clicks)) expect(statusCode).toBe(200);
  expect(await namesOf('businesses?filter=never_used')).toEqual(['Birch']);
  expect(await namesOf('users?filter=never_used')).toEqual(['Ada', 'Ina', 'Una']);
});

it('other filters are refused', async () => {
  expect((await list('users?filter=suspended')).statusCode).toBe(400);
  expect((await list('businesses?filter=unverified')).statusCode).toBe(400);
  expect((await list('users?count=all')).statusCode).toBe(400);
});

function list(query: string) {
  return server.app.inject({ url: `/api/admin/${query}`, cookies });
}

async function namesOf(query: string): Promise<string[]> {
  return (await list(query)).json<AdminBusiness[]>().map(({ name }) => name);
}
