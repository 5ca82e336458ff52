import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Of one owner: more than one response contains, and more than page numbers can reach. */
const many = 12_000;

let server: TestServer;
let cookies: Record<string, string>;
let owner: number;
let other: number;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  owner = (await server.addOwner()).id;
  other = (await server.addOwner()).id;
  const { pool } = server.ctx;
  await pool.query(
    `insert into businesses (user_id, name, search_text)
     select $1, 'B' || to_char(n, 'FM00000'), 'b' from generate_series(1, $2::int) as n`,
    [owner, many],
  );
  await pool.query(
    `insert into users (name, email, search_text)
     select 'N', n || '@many.example.com', 'n' from generate_series(1, 500) n`,
  );
  await pool.query(
    `insert into businesses (user_id, name, search_text)
     select u.id, 'B' || n, 'b' from users u, generate_series(1, 40) n where u.name = 'N'`,
  );
  await pool.query('vacuum analyze businesses, business_listings');
  for (const name of ['beta', 'Álpha', 'gamma', 'Beta']) {
    await server.addBusiness({ userId: other, name });
  }
  cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
});

afterAll(() => server.close());

describe('K-31 the businesses of a user', () => {
  it('are the first 1,000 without parameters', async () => {
    const answer = await get();
    expect(names(answer)).toEqual(numbered(1, 1_000));
    expect(answer.headers['x-total-count']).toBe('10000+');
    expect(names(await get('limit=1000&offset=1000'))).toEqual(numbered(1_001, 1_000));
  });

  it('are listed by name as in the list of all, in pages, without other owners’', async () => {
    const whole = await get('', other);
    expect(names(whole)).toEqual(['Álpha', 'beta', 'Beta', 'gamma']);
    expect(whole.headers['x-total-count']).toBe('4');
    expect(whole.headers).not.toHaveProperty('x-next-cursor');
    const second = await get('limit=3&offset=3', other);
    expect(names(second)).toEqual(['gamma']);
    expect(second.headers['x-total-count']).toBe('4');
    const beyond = await get('limit=3&offset=6', other);
    expect([names(beyond), beyond.headers['x-total-count']]).toEqual([[], '4']);
  });

  it('can be paged by cursor beyond the last page number', async () => {
    const numberedPage = await get('limit=25&offset=10000');
    expect(names(numberedPage)).toEqual(numbered(10_001, 25));
    const next = String(numberedPage.headers['x-next-cursor']);
    const after = await get(`limit=25&after=${next}`);
    expect(names(after)).toEqual(numbered(10_026, 25));
    const back = await get(`limit=25&before=${String(after.headers['x-previous-cursor'])}`);
    expect(names(back)).toEqual(names(numberedPage));
    const foreign = await get(`after=${next}`, other);
    expect(foreign.statusCode).toBe(400);
  });

  it.each([
    'limit=0',
    'limit=1001',
    'limit=',
    'offset=10001',
    'offset=-1',
    'after=x',
    'offset=1&after=x',
  ])('rejects %s', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_request' }]);
  });

  it('take the same number of queries for any number of businesses', async () => {
    const cost = (query: string, id: number) => countQueries(server.ctx, () => get(query, id));
    expect(await cost('limit=1000', owner)).toBe(await cost('limit=1', other));
  });

  it('are read along an index, page by page', async () => {
    const { rows } = await server.ctx.pool.query<Record<string, string>>(
      `explain (costs off) select id, name from business_listings where user_id = ${owner}
       order by name, id limit 26 offset 5000`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('business_listings_of_user');
    expect(plan).not.toContain('Sort');
  });
});

function get(query = '', id = owner) {
  return server.app.inject({ url: `/api/admin/users/${id}/businesses?${query}`, cookies });
}

function names(answer: Awaited<ReturnType<typeof get>>): string[] {
  expect(answer.statusCode).toBe(200);
  return answer.json<{ name: string }[]>().map(({ name }) => name);
}

function numbered(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `B${String(first + index).padStart(5, '0')}`);
}
