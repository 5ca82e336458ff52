import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { otherHost } from '../../contract/link-hosts.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { updateBusinessRow } from './businesses.ts';
import { searchText } from '../../contract/search-text.ts';
import { deactivateUser, lockOrAddUser, verifyUser } from './users.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('listings count a user’s businesses through concurrent additions and deletions', async () => {
  const owner = await server.addOwner();
  const added = await Promise.all(
    Array.from({ length: 30 }, () => server.addBusiness({ userId: owner.id })),
  );
  expect(await listedUser(owner.id)).toMatchObject({ businesses: 30 });
  await Promise.all([
    ...added.slice(0, 20).map(({ id }) => run('delete from businesses where id = $1', [id])),
    ...Array.from({ length: 5 }, () => server.addBusiness({ userId: owner.id })),
  ]);
  expect(await listedUser(owner.id)).toMatchObject({ businesses: 15 });
});

it('listings sort names by the same letters as searches compare', async () => {
  for (const name of ['Łukasz Ørsted', 'Æther Straße', 'Œuvre Đorđe Þór', 'Zoë Iğdır']) {
    const { rows } = await run('select listing_key($1) as key', [name]);
    expect(rows[0]).toEqual({ key: searchText(name) });
  }
});

it('listings do not count a rolled-back business', async () => {
  const owner = await server.addOwner();
  const business = await server.addBusiness({ userId: owner.id });
  await expect(server.addBusiness({ userId: owner.id, slug: business.slug })).rejects.toThrow(
    'Failed query',
  );
  expect(await listedUser(owner.id)).toMatchObject({ businesses: 1 });
});

it('listings follow a business to another owner', async () => {
  const [from, to] = [await server.addOwner(), await server.addOwner({ name: 'Nora New' })];
  const { id } = await server.addBusiness({ userId: from.id });
  await run('update businesses set user_id = $2 where id = $1', [id, to.id]);
  expect(await listedUser(from.id)).toMatchObject({ businesses: 0 });
  expect(await listedUser(to.id)).toMatchObject({ businesses: 1 });
  expect(await listedBusiness(id)).toMatchObject({
    user_id: to.id,
    owner: `nora new ${to.email}`,
    text: expect.stringContaining('nora new'),
  });
});

it('listings follow the names of businesses and people', async () => {
  const { db } = server.ctx;
  const user = await lockOrAddUser(db, {
    email: 'late@example.com',
    name: 'Typed First',
    createdAt: new Date(),
  });
  const business = await server.addBusiness({ userId: user.id });
  await verifyUser(db, user, { name: 'Éva Proven', passwordHash: 'none' });
  expect(await listedUser(user.id)).toMatchObject({
    name: 'eva proven',
    status: '1eva proven',
    text: ' eva proven late@example.com',
  });
  await updateBusinessRow(db, business, { name: 'Ärzte am Markt', city: 'Fürth' });
  expect(await listedBusiness(business.id)).toMatchObject({
    name: 'arzte am markt',
    location: 'furth',
    owner: 'eva proven late@example.com',
    text: ` arzte am markt ${business.slug} furth eva proven late@example.com`,
  });
  await deactivateUser(db, user.id, new Date());
  expect(await listedUser(user.id)).toMatchObject({ status: '3eva proven' });
});

it('listings drop deleted users and businesses', async () => {
  const owner = await server.addOwner();
  const { id } = await server.addBusiness({ userId: owner.id });
  await run('delete from users where id = $1', [owner.id]);
  expect(await listedUser(owner.id)).toBeUndefined();
  expect(await listedBusiness(id)).toBeUndefined();
});

it('listings accept names of any length and of punctuation alone', async () => {
  const name = '𝔄'.repeat(2_000);
  const { id } = await server.addBusiness({ name, city: '…', state: '!' });
  const listed = await listedBusiness(id);
  expect(Array.from(String(listed?.['name']))).toHaveLength(80);
  await server.addBusiness({ name: '?!' });
});

it('listings contain users and businesses that are older than their migration', async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const files = migrations();
  const first = files.findIndex((file) => file.includes('0004_'));
  for (const file of files.slice(0, first)) await client.query(readFileSync(file, 'utf8'));
  await client.query(`insert into users (name, email, search_text)
    values ('Éva Old', 'eva@example.com', 'eva old eva@example.com'), ('No', 'no@example.com', 'no')`);
  await client.query(`insert into businesses (user_id, name, state, search_text)
    values (1, 'Äpfel', 'CA', 'apfel ca'), (1, 'Birnen', null, 'birnen')`);
  for (const file of files.slice(first)) await client.query(readFileSync(file, 'utf8'));
  const people = await client.query(
    'select name, businesses, status from user_listings order by id',
  );
  expect(people.rows).toEqual([
    { name: 'eva old', businesses: 2, status: '2eva old' },
    { name: 'no', businesses: 0, status: '2no' },
  ]);
  const places = await client.query(
    'select user_id, name, owner, text from business_listings order by id',
  );
  const owner = 'eva old eva@example.com';
  expect(places.rows).toEqual([
    { user_id: 1, name: 'apfel', owner, text: ` apfel ca ${owner}` },
    { user_id: 1, name: 'birnen', owner, text: ` birnen ${owner}` },
  ]);
  const sizes = await client.query('select users, businesses, active from size_changes');
  expect(sizes.rows).toEqual([{ users: 2, businesses: 2, active: 2 }]);
  await client.end();
  await database.drop();
});

it('links to other hosts are found that are older than their migration', async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const files = migrations();
  const first = files.findIndex((file) => file.includes('_other_links'));
  for (const file of files.slice(0, first)) await client.query(readFileSync(file, 'utf8'));
  await client.query(
    "insert into users (name, email, search_text) values ('Eva', 'eva@example.com', '')",
  );
  const links = [
    ['https://www.google.com/maps', 'https://de-de.facebook.com/a'],
    ['HTTPS://G.PAGE/r/a/review', null],
    ['https://www.google.co.uk:443/maps?q=a', 'https://fb.me/a'],
    ['https://google.com.evil.example/maps', null],
    ['https://google.com.de', null],
    ['https://docs.google.com/forms', null],
    ['https://example.com#google.com', null],
    ['https://example.com\\google.com', null],
    [null, 'https://example.com?.facebook.com'],
    ['https://g.page/r/a', 'https://facebook.com.example'],
    [null, null],
  ] as const;
  for (const [reviewUrl, facebookUrl] of links)
    await client.query(
      "insert into businesses (user_id, name, search_text, review_url, facebook_url) values (1, 'A', '', $1, $2)",
      [reviewUrl, facebookUrl],
    );
  for (const file of files.slice(first)) await client.query(readFileSync(file, 'utf8'));
  const { rows } = await client.query(`select review_url, facebook_url, has_other_link, other_link
    from businesses join business_listings using (id) order by id`);
  expect(rows).toEqual(
    links.map(([google, facebook]) => {
      const isOther = Boolean(otherHost('google', google) ?? otherHost('facebook', facebook));
      return {
        review_url: google,
        facebook_url: facebook,
        has_other_link: isOther,
        other_link: isOther,
      };
    }),
  );
  await client.end();
  await database.drop();
});

function migrations(): string[] {
  const folder = new URL('migrations/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted((a, b) => a.localeCompare(b)).map((name) => new URL(name, folder).pathname);
}

async function listedUser(id: number) {
  return (await run('select * from user_listings where id = $1', [id])).rows[0];
}

async function listedBusiness(id: number) {
  return (await run('select * from business_listings where id = $1', [id])).rows[0];
}

function run(statement: string, values: unknown[]) {
  return server.ctx.pool.query<Record<string, unknown>>(statement, values);
}
