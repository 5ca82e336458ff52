import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '../../contract/fill-path.ts';
import { pages } from '../../contract/pages.ts';
import { rateLimits } from '../../contract/rate-limits.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'canary-of-the-metrics-token';
const slug = 'maple-street';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token });
  await server.addBusiness({ slug });
});

afterAll(() => server.close());

describe.each(Object.entries(pages))('the page %s', (_name, path) => {
  const url = fillPath(path, { slug, id: 7, userId: 7 });

  it('is its own route', async () => {
    const pattern = path.replace(/\{(\w+)\}/, ':$1');
    const countBefore = await answersOf(pattern);
    const { statusCode } = await server.app.inject(url);
    expect([200, 302]).toContain(statusCode);
    expect(await answersOf(pattern)).toBe(countBefore + 1);
  });
});

it('a URL without a page counts as no route', async () => {
  const countBefore = await answersOf('none');
  expect((await server.app.inject('/no-such-page')).statusCode).toBe(404);
  expect(await answersOf('none')).toBe(countBefore + 1);
});

it('the limit for missing pages blocks URLs without a page, and no page of the contract', async () => {
  const remoteAddress = '203.0.113.9';
  const open = async (url: string) => (await server.app.inject({ url, remoteAddress })).statusCode;
  const statuses = new Set<number>();
  for (let n = 0; n < rateLimits.notFound.points; n += 1) statuses.add(await open('/no-such-page'));
  expect([...statuses]).toEqual([404]);
  expect(await open('/no-such-page')).toBe(429);
  for (const path of Object.values(pages))
    expect(await open(fillPath(path, { slug, id: 7, userId: 7 })), path).toBe(200);
});

/** How many requests the metrics count for a route, with any status. */
async function answersOf(route: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  const counts = body
    .split('\n')
    .filter((line) => line.startsWith('fourgood_http_request_duration_seconds_count{'))
    .filter((line) => line.includes(`route="${route}"`));
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
