import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { businessCalls, editForm, type BusinessCalls } from '../../testing/businesses.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let as: BusinessCalls;
let created: OwnedBusinessReply;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

beforeEach(async () => {
  as = businessCalls(server.app, await server.signIn(await server.addOwner()));
  created = (await as.create()).json();
  ({ id } = created);
});

afterAll(() => server.close());

it('K-24 changes every given field', async () => {
  const answer = await as.update(id, editForm);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject(editForm);
  expect((await as.read(id)).json()).toEqual(answer.json());
});

it.each(Object.entries(editForm))('K-24 changes %s and nothing else', async (name, value) => {
  const answer = await as.update(id, { [name]: value });
  const also = name === 'reviewUrl' ? { googleBusinessUrl: value } : {};
  const business = { ...created.business, ...also, [name]: value };
  const revision = expect.not.stringMatching(created.revision);
  const address = business.feedbackEmail;
  const feedbackWait = { ...created.feedbackWait, address };
  expect(answer.json()).toEqual({ ...created, ...business, business, revision, feedbackWait });
});

it('K-24 ignores fields that are not in its list', async () => {
  const before = await stored();
  const other = await server.addOwner();
  const answer = await as.update(id, {
    id: 424_242,
    slug: 'chosen-by-hand',
    userId: other.id,
    isActive: false,
    websiteUrl: 'https://example.com/website',
    keywords: [],
    categories: [],
    googleCategory1: 'Orthodontist',
    googleBusinessUrl: 'https://example.com/by-hand',
    searchText: 'by hand',
    logoHash: 'ab'.repeat(32),
    creationKey: 'x'.repeat(43),
    createdAt: '2001-01-01T00:00:00Z',
  });
  expect(answer.statusCode).toBe(200);
  expect(await stored()).toEqual(before);
});

it.each([null, '', '  '])('E-17 clears every field but the name with %j', async (empty) => {
  const { name: _name, ...others } = editForm;
  const cleared = Object.fromEntries(Object.keys(others).map((field) => [field, empty]));
  const answer = await as.update(id, cleared);
  const nulls = Object.fromEntries(Object.keys(others).map((field) => [field, null]));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ...nulls, name: created.name });
});

it('E-17 allows removing all categories, and then has no phrases', async () => {
  const answer = await as.replaceCategories(id, []);
  expect(answer.json()).toMatchObject({ categories: [] });
  expect((await stored()).keywords).toEqual([]);
});

it('C-52 makes new phrases when the city changes, and phrases without it when it is cleared', async () => {
  await as.update(id, { city: 'Oakland' });
  const phrases = async () => (await stored()).keywords.map(({ keyword }) => keyword);
  expect(await phrases()).toContain('Dental clinic in Oakland');
  expect(await phrases()).toHaveLength(6);
  await as.update(id, { city: null });
  expect(await phrases()).toHaveLength(4);
});

it('leaves phrases alone when neither city nor categories change', async () => {
  const kept = JSON.stringify([{ keyword: 'Computed before', isLocalSeo: true }]);
  await server.ctx.pool.query('update businesses set keywords = $2 where id = $1', [id, kept]);
  await as.update(id, { name: 'Another name', city: created.city });
  await as.replaceCategories(id, ['Dental clinic']);
  expect((await stored()).keywords).toEqual([{ keyword: 'Computed before', isLocalSeo: true }]);
});

it('can be found by its new name, but not by its old one', async () => {
  await as.update(id, { name: 'Çağ Physio' });
  const { search_text: text } = await stored();
  expect(text).toContain('cag physio');
  // The slug comes from the old name and can still be found.
  expect(text.replace(created.slug ?? '', '')).not.toContain('maple');
});

it('shows a visitor the change immediately, on the page and in both calls', async () => {
  const page = `/thumbs-up-down/${created.slug}`;
  expect((await server.app.inject(page)).body).toContain(created.name);
  const logoUrl = await picture('#336699');
  await as.update(id, { name: 'Brand New Name', logoUrl });
  const { logoUrl: address } = (await as.read(id)).json<OwnedBusinessReply>();
  const html = (await server.app.inject(page)).body;
  expect(html).toContain('Brand New Name');
  expect(html).toContain(address);
  expect(html).not.toContain(created.name);
  await as.toggle(id, false);
  expect((await server.app.inject(page)).body).not.toContain(editForm.reviewUrl);
  const bySlug = await server.app.inject(`/api/businesses/slug/${created.slug}`);
  expect(bySlug.json()).toMatchObject({
    name: 'Brand New Name',
    logoUrl: address,
    isActive: false,
  });
});

describe('C-12 a logo', () => {
  it('is uploaded as a picture, and stays if its URL or nothing is sent', async () => {
    const first = (await as.update(id, { logoUrl: await picture('#112233') })).json();
    const { logoUrl } = first as OwnedBusinessReply; // the response to an owner's update
    expect(logoUrl).toMatch(/^\/logos\/[\da-f]{64}\.webp$/);
    expect((await as.update(id, { logoUrl })).json()).toMatchObject({ logoUrl });
    expect((await as.update(id, { name: 'Renamed' })).json()).toMatchObject({ logoUrl });
    expect((await server.app.inject(logoUrl ?? '')).statusCode).toBe(200);
  });

  it.each([null, ''])('is removed with %j', async (nothing) => {
    await as.update(id, { logoUrl: await picture('#445566') });
    expect((await as.update(id, { logoUrl: nothing })).json()).toMatchObject({ logoUrl: null });
  });

  it('cannot be another business’s logo URL', async () => {
    const other = (await as.create({ logoUrl: await picture('#778899') })).json();
    const { logoUrl } = other as OwnedBusinessReply; // the response to an owner's call
    await expectLogoRefused(logoUrl);
    await as.update(id, { logoUrl: await picture('#00aa00') });
    await expectLogoRefused(logoUrl);
  });

  it.each([
    'https://example.com/logo.png',
    `http://localhost/logos/${'ab'.repeat(32)}.webp`,
    'javascript:alert(1)',
    '/logos/../package.json',
    'data:text/html;base64,PGI+',
    'data:image/png,plain',
  ])('cannot be %s', async (logoUrl) => {
    await expectLogoRefused(logoUrl);
  });

  it('is not processed for people who cannot change the business', async () => {
    const otherOwner = businessCalls(server.app, await server.signIn(await server.addOwner()));
    const answer = await otherOwner.update(id, { logoUrl: 'data:image/png;base64,AAAA' });
    expect(answer.statusCode).toBe(403);
  });
});

it('keeps both of two concurrent changes', async () => {
  await Promise.all([
    as.update(id, { name: 'Changed at once' }),
    as.update(id, { nickname: 'At once' }),
    as.addCategory(id, 'Orthodontist'),
    as.toggle(id, false),
  ]);
  expect((await as.read(id)).json()).toMatchObject({
    name: 'Changed at once',
    nickname: 'At once',
    googleCategory2: 'Orthodontist',
    isActive: false,
  });
});

async function expectLogoRefused(logoUrl: string | null): Promise<void> {
  const before = await stored();
  const answer = await as.update(id, { logoUrl, name: 'Not to be written' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { logoUrl: 'Please upload an image file' } });
  expect(await stored()).toEqual(before);
}

async function picture(background: string): Promise<string> {
  const png = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
  return `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`;
}

interface Row {
  search_text: string;
  keywords: { keyword: string; isLocalSeo: boolean }[];
}

async function stored(): Promise<Row> {
  const { rows } = await server.ctx.pool.query('select * from businesses where id = $1', [id]);
  return rows[0] as Row; // the business just created
}
