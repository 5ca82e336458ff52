import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Long enough that totals are capped and searches use the sample. */
const people = 21_000;

let server: TestServer;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  await server.ctx.pool.query(
    `insert into users (name, email, email_verified, search_text)
     select name, email, true, name || ' ' || email from (
       select concat_ws(' ', 'p' || to_char(n, 'FM00000'), 'everyone', case when n <= 10000 then 'walnut' end,
         case when n <= 10001 then 'cherry' end, case when n > 15000 then 'last' end,
         case when n % 100 = 0 then 'seldom' end) as name, n || '@example.com' as email
       from generate_series(1, $1::int) as n) as people`,
    [people],
  );
  cookies = await server.signIn(await server.addOwner({ name: 'admin', isAdmin: true }));
});

afterAll(() => server.close());

it.each([
  ['', '10000+'],
  ['everyone', '10000+'],
  ['cherry', '10000+'],
  ['walnut', '10000'],
  ['last', '6000'],
  ['ev se', '210'],
  ['seldom walnut', '100'],
  ['p12345', '1'],
  ['nobody', '0'],
])('the total of %j is exact to 10,000', async (search, total) => {
  for (const sort of ['name', '-joined']) {
    const answer = await list(`search=${search}&limit=1&sort=${sort}`);
    expect(answer.headers['x-total-count']).toBe(total);
  }
});

it.each([
  ['everyone', 1, 1],
  ['ev', 1, 1],
  ['last', 15_001, 1],
  ['seldom', 100, 100],
  ['everyone seldom', 100, 100],
])('pages of %j follow each other without a gap', async (search, first, step) => {
  const expected = Array.from({ length: 90 }, (_, index) => nameOf(first + index * step));
  const query = `search=${search}&limit=30`;
  const one = await list(query);
  const two = await list(`${query}&after=${String(one.headers['x-next-cursor'])}`);
  const three = await list(`${query}&offset=60`);
  expect([one, two, three].flatMap(names)).toEqual(expected);
  const back = await list(`${query}&before=${String(three.headers['x-previous-cursor'])}`);
  expect(names(back)).toEqual(names(two));
});

it('the last pages of a common word can be reached from the end, too', async () => {
  const last = await list('search=everyone&limit=20&sort=-name');
  expect(names(last)[0]).toBe(nameOf(people));
  const cursor = String(last.headers['x-next-cursor']);
  const next = await list(`search=everyone&limit=20&sort=-name&after=${cursor}`);
  expect(names(next)[0]).toBe(nameOf(people - 20));
});

it('can be paged by cursor where page numbers end', async () => {
  const numbered = await list('limit=10&offset=10000');
  expect(names(numbered)[0]).toBe(nameOf(10_000)); // "admin" comes first
  const beyond = await list(`limit=10&after=${String(numbered.headers['x-next-cursor'])}`);
  expect(names(beyond)[0]).toBe(nameOf(10_010));
  expect((await list('limit=10&offset=10001')).statusCode).toBe(400);
});

function nameOf(number: number): string {
  return `p${String(number).padStart(5, '0')}`;
}

function list(query: string) {
  return server.app.inject({ url: `/api/admin/users?${query}`, cookies });
}

/** The first word of each name. */
function names(answer: Awaited<ReturnType<typeof list>>): (string | undefined)[] {
  expect(answer.statusCode).toBe(200);
  return answer.json<{ name: string }[]>().map(({ name }) => name.split(' ')[0]);
}
