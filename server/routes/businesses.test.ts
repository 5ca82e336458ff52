import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessMessages } from '../../contract/business-rules.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { insertLogo } from '../db/logos.ts';
import { businessCalls } from '../testing/businesses.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const publicFields = [
  'facebookLinkHost',
  'facebookUrl',
  'googleBusinessUrl',
  'googleLinkHost',
  'id',
  'isActive',
  'logoUrl',
  'name',
  'reviewUrl',
  'slug',
];
/** Values that an owner enters and a visitor must never see. */
const secrets = {
  contactName: 'Secret Contact',
  feedbackEmail: 'secret-feedback@maple.example.com',
  nickname: 'Secret nickname',
  city: 'Secretville',
  state: 'Secretstate',
  websiteUrl: 'https://secret.example.com',
  categories: ['Secret category'],
  keywords: [{ keyword: 'Secret phrase', isLocalSeo: true }],
};

let server: TestServer;
let business: BusinessRow;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await server.addOwner({ name: 'Secret Owner', email: 'secret@owner.example.com' });
  business = await server.addBusiness({ ...secrets, userId: owner.id });
});

afterAll(() => server.close());

it('tells visitors the hosts of links that are neither Google’s nor Facebook’s, and no others', async () => {
  const hostsOf = async (links: { reviewUrl: string; facebookUrl: string }) => {
    const { slug } = await server.addBusiness(links);
    const { googleLinkHost, facebookLinkHost } = (
      await server.app.inject(`/api/businesses/slug/${slug}`)
    ).json<PublicBusiness>();
    return [googleLinkHost, facebookLinkHost];
  };
  const own = { reviewUrl: 'https://g.page/r/a/review', facebookUrl: 'https://fb.com/a' };
  expect(await hostsOf(own)).toEqual([undefined, undefined]);
  const other = { reviewUrl: 'https://www.münchen.de/g', facebookUrl: 'https://192.0.2.1/' };
  expect(await hostsOf(other)).toEqual(['münchen.de', '192.0.2.1']);
});

it('refuses links to IP addresses and in look-alike letters', async () => {
  const owner = await server.addOwner();
  const as = businessCalls(server.app, await server.signIn(owner));
  const { id } = await server.addBusiness({ userId: owner.id });
  for (const [address, message] of [
    ['http://2130706433/', businessMessages.numericHost],
    ['http://[::1]/', businessMessages.numericHost],
    ['https://xn--ggle-55da.com', businessMessages.lookAlike],
    ['https://google.com@evil.example', businessMessages.url],
  ])
    for (const answer of [
      await as.create({ reviewUrl: address }),
      await as.update(id, { facebookUrl: address }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: message });
    }
  expect((await as.update(id, { reviewUrl: 'https://example.com/x' })).statusCode).toBe(200);
});

it('P-45 K-14 shows a visitor only the public fields, by slug', async () => {
  const answer = await server.app.inject(`/api/businesses/slug/${business.slug}`);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json<object>()).toSorted()).toEqual(publicFields);
  expect(answer.body).not.toMatch(/secret/i);
});

it('P-45 K-13 shows a visitor the same by id, at the top level and under `business`', async () => {
  const answer = await server.app.inject(`/api/businesses/${business.id}`);
  const { business: nested, categories, canEdit, ...top } = answer.json<Record<string, object>>();
  expect(Object.keys(top).toSorted()).toEqual(publicFields);
  expect(nested).toEqual(top);
  expect(categories).toEqual([]);
  expect(canEdit).toBe(false);
  expect(answer.body).not.toMatch(/secret/i);
});

it('C-02 returns the review link under both of its names', async () => {
  const answer = await server.app.inject(`/api/businesses/${business.id}`);
  expect(answer.json()).toMatchObject({
    reviewUrl: 'https://example.com/google-review',
    googleBusinessUrl: 'https://example.com/google-review',
    facebookUrl: 'https://example.com/facebook',
    isActive: true,
  });
});

it('returns null for links and logos that a business does not have', async () => {
  const bare = await server.addBusiness({ reviewUrl: null, facebookUrl: null });
  const answer = await server.app.inject(`/api/businesses/slug/${bare.slug}`);
  expect(answer.json()).toMatchObject({
    reviewUrl: null,
    googleBusinessUrl: null,
    facebookUrl: null,
    logoUrl: null,
  });
});

it('C-33 returns an inactive business with its name and without its links', async () => {
  const resting = await server.addBusiness({ isActive: false });
  for (const url of [`/api/businesses/slug/${resting.slug}`, `/api/businesses/${resting.id}`]) {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: resting.name, isActive: false, ...noLinks });
    expect(answer.body).not.toContain('https://example.com');
  }
});

it("C-17 returns a deactivated owner's business as an inactive one", async () => {
  const owner = await server.addOwner({ isActive: false });
  const { slug } = await server.addBusiness({ userId: owner.id });
  const answer = await server.app.inject(`/api/businesses/slug/${slug}`);
  expect(answer.json()).toMatchObject({ isActive: false, ...noLinks });
});

it("P-45 shows no private value on the business's page", async () => {
  const page = await server.app.inject(`/thumbs-up-down/${business.slug}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/secret/i);
});

it('shows a change immediately', async () => {
  const { id, slug } = await server.addBusiness();
  await server.ctx.pool.query('update businesses set name = $1 where id = $2', ['New name', id]);
  const answer = await server.app.inject(`/api/businesses/slug/${slug}`);
  expect(answer.json()).toMatchObject({ name: 'New name' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('serves a logo by the hash of its bytes, for a year', async () => {
  const hash = 'ab'.repeat(32);
  await insertLogo(server.ctx.db, hash, Buffer.from('webp bytes'));
  const { slug } = await server.addBusiness({ logoHash: hash });
  const { logoUrl } = (await server.app.inject(`/api/businesses/slug/${slug}`)).json<{
    logoUrl: string;
  }>();
  const picture = await server.app.inject(logoUrl);
  expect(picture.rawPayload).toEqual(Buffer.from('webp bytes'));
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it.each(['/logos/nope.webp', `/logos/${'cd'.repeat(32)}.webp`, '/logos/..%2fpackage.json'])(
  'answers 404 for %s',
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  },
);

const noLinks = { reviewUrl: null, googleBusinessUrl: null, facebookUrl: null };
