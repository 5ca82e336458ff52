import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { slugPattern } from '../../../contract/slug.ts';
import { lockSlugs } from '../../db/businesses.ts';
import { businessCalls, setupForm, type BusinessCalls } from '../../testing/businesses.ts';
import { waitForBlockedStatements } from '../../testing/locks.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ownerId: number;
let as: BusinessCalls;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

beforeEach(async () => {
  const owner = await server.addOwner();
  ownerId = owner.id;
  as = businessCalls(server.app, await server.signIn(owner));
});

afterAll(() => server.close());

it('K-20 B-30 N-38 creates an active business with a slug, and returns all of it', async () => {
  const answer = await as.create({
    googleCategory2: 'Pediatric dentist',
    googleCategory3: 'Orthodontist',
  });
  expect(answer.statusCode).toBe(200);
  const reply = answer.json<OwnedBusinessReply>();
  const { googleCategory1, ...form } = setupForm;
  expect(reply).toMatchObject({
    ...form,
    googleBusinessUrl: form.reviewUrl,
    logoUrl: null,
    isActive: true,
    canEdit: true,
    isOwn: true,
    googleCategory1,
    googleCategory2: 'Pediatric dentist',
    googleCategory3: 'Orthodontist',
  });
  expect(reply.slug).toMatch(/^maple-street-dental(-\d+)?$/);
  expect(reply.categories).toEqual(
    ['Dental clinic', 'Pediatric dentist', 'Orthodontist'].map((category) => ({ category })),
  );
  const page = await server.app.inject(`/thumbs-up-down/${reply.slug}`);
  expect(page.statusCode).toBe(200);
});

it('K-20 belongs to the caller, whatever else is sent', async () => {
  const other = await server.addOwner();
  const answer = await as.create({
    userId: other.id,
    id: 424_242,
    slug: 'chosen-by-hand',
    keywords: [{ keyword: 'sent by hand', isLocalSeo: false }],
    websiteUrl: 'https://example.com/website',
    creationKey: 'x'.repeat(43),
    searchText: 'sent by hand',
    logoHash: 'ab'.repeat(32),
  });
  const reply = answer.json<OwnedBusinessReply>();
  expect(reply.id).not.toBe(424_242);
  expect(reply.slug).not.toBe('chosen-by-hand');
  const row = await rowOf(reply.id);
  expect(row).toMatchObject({
    user_id: ownerId,
    website_url: null,
    creation_key: null,
    logo_hash: null,
    search_text: expect.not.stringContaining('by hand'),
  });
  expect(JSON.stringify(row)).not.toContain('sent by hand');
});

it('stores the phrases of its categories and city, and does not show them to owners', async () => {
  const answer = await as.create({ googleCategory2: 'Orthodontist' });
  expect(answer.body).not.toContain('near me');
  expect(answer.json()).not.toHaveProperty('keywords');
  const { keywords } = await rowOf(answer.json<OwnedBusinessReply>().id);
  expect(keywords).toHaveLength(12);
  expect(keywords.slice(0, 3)).toEqual([
    { keyword: 'Dental clinic near me', isLocalSeo: true },
    { keyword: 'Dental clinic in Sacramento', isLocalSeo: true },
    { keyword: 'Sacramento dental clinic', isLocalSeo: true },
  ]);
});

it('C-52 treats two spellings of a category as one', async () => {
  const answer = await as.create({
    googleCategory2: ' dental CLINIC ',
    googleCategory3: 'Orthodontist',
  });
  const reply = answer.json<OwnedBusinessReply>();
  expect(reply.categories).toEqual([{ category: 'Dental clinic' }, { category: 'Orthodontist' }]);
  expect((await rowOf(reply.id)).keywords).toHaveLength(12);
});

it('preserves quotes, braces, commas and backslashes in a category', async () => {
  const category = String.raw`Bob's "{best}", \ NULL`;
  const { id } = (await as.create({ googleCategory1: category })).json<OwnedBusinessReply>();
  expect((await as.read(id)).json()).toMatchObject({ categories: [{ category }] });
});

it('K-20 is inactive if requested', async () => {
  const answer = await as.create({ isActive: false });
  expect(answer.json()).toMatchObject({ isActive: false });
});

it('treats empty texts like omitted fields', async () => {
  const empty = { nickname: '', reviewUrl: '', facebookUrl: ' ', logoUrl: '' };
  const answer = await as.create({ ...empty, googleCategory2: '', googleCategory3: null });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    nickname: null,
    reviewUrl: null,
    facebookUrl: null,
    logoUrl: null,
    googleCategory2: null,
  });
});

it('rejects the URL of a logo that no business has', async () => {
  const answer = await as.create({ logoUrl: `/logos/${'ab'.repeat(32)}.webp` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { logoUrl: 'Please upload an image file' } });
});

describe('C-20 with an idempotency key', () => {
  it('creates one business for a call and its repeat', async () => {
    const first = await as.create({}, 'one-key-of-mine');
    const repeat = await as.create({ name: 'Another name' }, 'one-key-of-mine');
    expect(repeat.json()).toEqual(first.json());
    expect(await countOf(ownerId)).toBe(1);
  });

  it('does not process the picture again for a repeat', async () => {
    const first = await as.create({}, 'key-of-a-picture');
    const unreadable = { logoUrl: 'data:image/png;base64,AAAA' };
    expect((await as.create(unreadable)).statusCode).toBe(400);
    expect((await as.create(unreadable, 'key-of-a-picture')).json()).toEqual(first.json());
  });

  it('creates one business for concurrent calls, in two processes', async () => {
    const cookies = await server.signIn(await server.addOwner());
    const other = await server.addProcess();
    const apps = [server.app, other.app];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        businessCalls(apps[n % 2] ?? server.app, cookies).create(
          { name: '你好' },
          'same-key-at-once',
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const ids = answers.map((answer) => answer.json<OwnedBusinessReply>().id);
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps the keys of two people apart', async () => {
    const other = businessCalls(server.app, await server.signIn(await server.addOwner()));
    const mine = await as.create({}, 'a-key-of-two-people');
    const theirs = await other.create({}, 'a-key-of-two-people');
    expect(theirs.json<OwnedBusinessReply>().id).not.toBe(mine.json<OwnedBusinessReply>().id);
  });

  it('creates two for two keys, or for none', async () => {
    await as.create({}, 'first-of-two-keys');
    await as.create({}, 'second-of-two-keys');
    await as.create();
    await as.create();
    expect(await countOf(ownerId)).toBe(4);
  });
});

describe('C-49 a slug', () => {
  it('is different for each of a hundred businesses of one name created at once', async () => {
    const name = 'Crowded Corner Clinic';
    const answers = await Promise.all(Array.from({ length: 100 }, () => as.create({ name })));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    const slugs = answers.map((answer) => answer.json<OwnedBusinessReply>().slug);
    const numbered = Array.from({ length: 99 }, (_, n) => `crowded-corner-clinic-${n + 2}`);
    expect(slugs).toHaveLength(100);
    expect(new Set(slugs)).toEqual(new Set(['crowded-corner-clinic', ...numbered]));
  });

  it('leaves connections to visitors while many of one name wait for each other', async () => {
    const { ctx, app } = server;
    const { slug } = await server.addBusiness();
    let crowd: ReturnType<BusinessCalls['create']>[] = [];
    await ctx.db.transaction(async (tx) => {
      await lockSlugs(tx, 'slow-corner');
      crowd = Array.from({ length: 20 }, () => as.create({ name: 'Slow Corner' }));
      await waitForBlockedStatements(ctx, 2);
      expect((await app.inject(`/thumbs-up-down/${slug}`)).statusCode).toBe(200);
    });
    const slugs = (await Promise.all(crowd)).map((one) => one.json<OwnedBusinessReply>().slug);
    expect(new Set(slugs).size).toBe(20);
  });

  it('is found even if names that end in a number compete for it', async () => {
    const names = ['Way', 'Way 2', 'Way 3', 'Way 2 2'];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => as.create({ name: names[n % 4] })),
    );
    const slugs = answers.map((answer) => answer.json<OwnedBusinessReply>().slug);
    expect(new Set(slugs).size).toBe(40);
    for (const slug of slugs) expect(slug).toMatch(slugPattern);
  });

  it.each(['Admin', 'API', 'New', 'Login', 'Review', 'undefined', 'Thumbs up, down!'])(
    'is not a reserved word: %s',
    async (name) => {
      const { slug } = (await as.create({ name })).json<OwnedBusinessReply>();
      expect(slug).toMatch(/^[a-z-]+-2$/);
    },
  );

  it('is made up for a name without ASCII letters', async () => {
    const { slug } = (await as.create({ name: '你好' })).json<OwnedBusinessReply>();
    expect(slug).toMatch(/^business-[\da-f]{8}$/);
  });

  it('stays the same when the business is renamed', async () => {
    const { id, slug } = (await as.create({ name: 'Before' })).json<OwnedBusinessReply>();
    const renamed = await as.update(id, { name: 'After' });
    expect(renamed.json()).toMatchObject({ name: 'After', slug });
  });
});

interface Row {
  keywords: object[];
  [column: string]: unknown;
}

async function rowOf(id: number): Promise<Row> {
  const { rows } = await server.ctx.pool.query('select * from businesses where id = $1', [id]);
  return rows[0] as Row; // the business just created
}

async function countOf(userId: number): Promise<number> {
  const { rows } = await server.ctx.pool.query<{ count: number }>(
    'select count(*)::int from businesses where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}
