import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../../contract/rate-limits.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const visitor = '203.0.113.9';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'maple-street' });
  for (let n = 0; n < rateLimits.page.points; n += 1)
    await server.ctx.rateLimiter.take('page', visitor);
});

afterAll(() => server.close());

it.each(['/thumbs-up-down/maple-street', '/review-shield/maple-street', '/', '/auth', '/privacy'])(
  'a visitor who opens too many pages gets one that says so: %s',
  async (url) => {
    const answer = await server.app.inject({ url, remoteAddress: visitor });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(
      '<h1>Too many requests. Please wait a moment and try again.</h1>',
    );
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  },
);

it('others open them, and that visitor’s API calls and assets still work', async () => {
  const other = await server.app.inject('/thumbs-up-down/maple-street');
  expect(other.statusCode).toBe(200);
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(other.body) ?? [];
  for (const url of ['/api/sentiments', asset ?? '']) {
    const answer = await server.app.inject({ url, remoteAddress: visitor });
    expect(answer.statusCode).toBe(200);
  }
});
