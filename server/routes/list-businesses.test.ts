import { afterAll, beforeAll, expect, it } from 'vitest';
import { countQueries } from '../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('K-18 lists the caller’s businesses by name, and nobody else’s', async () => {
  const owner = await server.addOwner();
  await server.addBusiness({ name: 'Not yours' });
  const second = await server.addBusiness({
    userId: owner.id,
    name: 'maple Clinic',
    isActive: false,
  });
  const third = await server.addBusiness({ userId: owner.id, name: 'Zebra Dental', slug: null });
  const first = await server.addBusiness({
    userId: owner.id,
    name: 'Anchor Physio',
    city: 'Sacramento',
    state: 'CA',
  });
  const answer = await list(await server.signIn(owner));
  const plain = { city: null, state: null, isActive: true, logoUrl: null };
  expect(answer.json()).toEqual([
    {
      ...plain,
      id: first.id,
      slug: first.slug,
      name: 'Anchor Physio',
      city: 'Sacramento',
      state: 'CA',
    },
    { ...plain, id: second.id, slug: second.slug, name: 'maple Clinic', isActive: false },
    { ...plain, id: third.id, slug: null, name: 'Zebra Dental' },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('lists nothing for an account without any', async () => {
  expect((await list(await server.signIn(await server.addOwner()))).json()).toEqual([]);
});

it('lists an admin’s own only', async () => {
  const admin = await server.addOwner({ isAdmin: true });
  expect((await list(await server.signIn(admin))).json()).toEqual([]);
});

it('costs two queries, however many there are', async () => {
  const owner = await server.addOwner();
  for (let n = 0; n < 5; n += 1) await server.addBusiness({ userId: owner.id });
  const cookies = await server.signIn(owner);
  expect(await countQueries(server.ctx, () => list(cookies))).toBe(2);
});

function list(cookies: Record<string, string>) {
  return server.app.inject({ url: '/api/businesses', cookies });
}
