import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManyBusinesses } from '../../../bench/many-businesses.ts';
import { businessSorts, userSorts } from '../../../contract/admin.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  await addManyBusinesses(server.ctx.config, { users: 300, businesses: 3_000 });
  // Ties: more than a page of rows that are equal in every sort order.
  await server.ctx.pool.query(
    `update businesses set name = 'Twin', search_text = 'twin ' || slug, city = null, state = null, created_at = '2026-01-01' where id % 7 = 0`,
  );
  cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
});

afterAll(() => server.close());

const lists = [
  ...userSorts.map((sort) => ['users', sort] as const),
  ...businessSorts.map((sort) => ['businesses', sort] as const),
].flatMap(([list, sort]) => [[list, sort] as const, [list, `-${sort}`] as const]);

describe.each(lists)('the pages of %s by %s', (list, sort) => {
  const url = `/api/admin/${list}?sort=${sort}`;

  it('contain every row exactly once, forwards and backwards, by cursor and by number', async () => {
    const whole = await expectedIds(list, sort);
    const pages = await pageThrough(`${url}&limit=217`, 'x-next-cursor');
    expect(pages.flat()).toEqual(whole);
    const last = `${url}&limit=217&offset=${217 * (pages.length - 1)}`;
    const back = await pageThrough(last, 'x-previous-cursor');
    expect(back.length).toBe(pages.length);
    expect(back.toReversed()).toEqual(pages);
    for (const index of [1, pages.length - 1]) {
      const numbered = await get(`${url}&limit=217&offset=${217 * index}`);
      expect(idsOf(numbered)).toEqual(pages[index]);
    }
  });

  it('contain every match of a search exactly once', async () => {
    const whole = await expectedIds(list, sort, 'ma');
    expect(whole.length).toBeGreaterThan(20);
    const search = `${url}&search=ma&limit=101`;
    expect((await pageThrough(search, 'x-next-cursor')).flat()).toEqual(whole);
  });
});

it('the total is the search’s', async () => {
  const { rows } = await server.ctx.pool.query<{ count: number }>(
    `select count(*)::int from businesses where concat(name, slug) ilike '%dental%'`,
  );
  const answer = await get('/api/admin/businesses?search=dental&limit=1');
  expect(answer.headers['x-total-count']).toBe(String(rows[0]?.count));
  const all = await get('/api/admin/businesses?limit=1');
  expect(all.headers['x-total-count']).toBe('3000');
  expect((await get('/api/admin/businesses')).json()).toHaveLength(1_000);
});

it.each(['name', '-name', 'created', '-created'])(
  'by %s: skips and repeats nothing when rows are deleted between two pages',
  async (sort) => {
    const url = `/api/admin/businesses?sort=${sort}&limit=10`;
    const first = await get(url);
    const third = await get(`${url}&offset=20`);
    const second = idsOf(await get(`${url}&offset=10`));
    const [gone, ...rest] = second;
    const cursorRow = idsOf(first).at(-1);
    await remove([gone, cursorRow]);
    const after = await get(`${url}&after=${String(first.headers['x-next-cursor'])}`);
    expect(idsOf(after)).toEqual([...rest, idsOf(third)[0]]);
    const before = await get(`${url}&before=${String(third.headers['x-previous-cursor'])}`);
    expect(idsOf(before)).toEqual([idsOf(first).at(-2), ...rest]);
  },
);

it.each(['owner', '-owner'])(
  'by %s: a last page whose rows were all deleted is empty, and links back to the previous one',
  async (sort) => {
    const url = `/api/admin/businesses?sort=${sort}&search=twin&limit=10`;
    const total = Number((await get(url)).headers['x-total-count']);
    const offset = Math.floor((total - 1) / 10) * 10;
    const before = await get(`${url}&offset=${offset - 10}`);
    await remove(idsOf(await get(`${url}&offset=${offset}`)));
    const empty = await get(`${url}&after=${String(before.headers['x-next-cursor'])}`);
    expect(empty.json()).toEqual([]);
    expect(empty.headers['x-total-count']).toBe(String(offset));
    expect(empty.headers).not.toHaveProperty('x-next-cursor');
    const back = await get(`${url}&before=${String(empty.headers['x-previous-cursor'])}`);
    expect(idsOf(back)).toEqual(idsOf(before));
  },
);

it('a first page whose rows were all deleted links to the next one', async () => {
  const url = '/api/admin/businesses?sort=location&limit=10';
  const second = await get(`${url}&offset=10`);
  await remove(idsOf(await get(url)));
  const empty = await get(`${url}&before=${String(second.headers['x-previous-cursor'])}`);
  expect(empty.json()).toEqual([]);
  expect(empty.headers).not.toHaveProperty('x-previous-cursor');
  const next = await get(`${url}&after=${String(empty.headers['x-next-cursor'])}`);
  expect(idsOf(next)).toEqual(idsOf(second));
});

/** The ids in the documented order, computed independently. */
async function expectedIds(list: string, sort: string, beginning = ''): Promise<number[]> {
  const table = list === 'users' ? 'user_listings' : 'business_listings';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const { rows } = await server.ctx.pool.query<{ id: number }>(
    `select id from ${table} where text ~ $1 order by ${sort.replace('-', '')} ${direction}, id ${direction}`,
    [` ${beginning}`],
  );
  return rows.map(({ id }) => id);
}

/** The ids of each page from the first on, following the cursors. */
async function pageThrough(url: string, header: 'x-next-cursor' | 'x-previous-cursor') {
  const pages: number[][] = [];
  const way = header === 'x-next-cursor' ? 'after' : 'before';
  const from = url.replace(/&offset=\d+/, '');
  for (let answer = await get(url); ;) {
    pages.push(idsOf(answer));
    const cursor = answer.headers[header];
    if (cursor === undefined) return pages;
    answer = await get(`${from}&${way}=${String(cursor)}`);
  }
}

async function remove(ids: (number | undefined)[]): Promise<void> {
  await server.ctx.pool.query('delete from businesses where id = any($1)', [ids]);
}

function get(url: string): Promise<LightMyRequestResponse> {
  return server.app.inject({ url, cookies });
}

function idsOf(answer: LightMyRequestResponse): number[] {
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: number }[]>().map(({ id }) => id);
}
