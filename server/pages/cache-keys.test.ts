import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { randomToken } from '../domain/accounts/tokens.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loadWebBundle } from './built-web-bundle.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const host = 'reviews.example.com';

let server: TestServer;
let app: FastifyInstance;
/** Pages that were rendered, rather than taken from the cache. */
let rendered = 0;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: `http://${host}`, LIMITS: 'off' });
  await server.addBusiness({ slug: 'maple-street' });
  const webBundle = loadWebBundle(dist);
  app = await createApp(server.ctx, {
    ...webBundle,
    assets: (entry) => webBundle.assets(entry),
    renderers: () => {
      rendered += 1;
      return webBundle.renderers();
    },
  });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

it.each([
  ['unknown businesses', (n: number) => `/thumbs-up-down/no-such-clinic-${n}`],
  ['malformed slugs', (n: number) => `/thumbs-up-down/No%20such%20clinic%20${n}`],
  ['pages after feedback', (n: number) => `/review-shield/no-such-clinic-${n}`],
  ['made-up queries', (n: number) => `/auth?x=${n}&register=${n}`],
  ['made-up queries of the landing page', (n: number) => `/?x=${n}`],
  ['tokens of emailed links', (n: number) => `/reset-password?token=secret-${n}`],
  ['tokens of links to confirm', (n: number) => `/confirm-feedback-address?token=secret-${n}`],
  ['malformed origins', (n: number) => `/privacy?from=No%20slug%20${n}`],
  ['addresses without a page', (n: number) => `/nope-${n}`],
  ['missing assets', (n: number) => `/assets/nope-${n}.js`],
  ['malformed ids', (n: number) => `/business-edit/${n}x`],
  ['trailing slashes', (n: number) => `/terms${'/'.repeat(n + 1)}`],
])('%s share a page', async (_what, urlOf) => {
  await open(urlOf(0));
  const before = rendered;
  for (let n = 1; n <= 10; n += 1) await open(urlOf(n));
  expect(rendered - before).toBe(0);
});

it('cookies of no session share a page', async () => {
  const cookies = () => ({ sid: randomToken() });
  await app.inject({ url: '/terms', headers: { host }, cookies: cookies() });
  const before = rendered;
  for (let n = 1; n <= 10; n += 1)
    await app.inject({ url: `/terms?x=${n}`, headers: { host }, cookies: cookies() });
  expect(rendered - before).toBe(0);
});

it('uppercase slugs are redirected without a page', async () => {
  const before = rendered;
  for (let n = 1; n <= 10; n += 1) {
    const { statusCode, headers } = await open(`/thumbs-up-down/NO-SUCH-${n}?x=${n}`);
    expect([statusCode, headers.location]).toEqual([301, `/thumbs-up-down/no-such-${n}?x=${n}`]);
  }
  expect(rendered - before).toBe(0);
});

it('a signed-in user’s pages are not kept', async () => {
  const cookies = await server.signIn(await server.addOwner());
  const before = rendered;
  for (let n = 1; n <= 3; n += 1) await app.inject({ url: '/terms', headers: { host }, cookies });
  expect(rendered - before).toBe(3);
});

it('HEAD and GET share a page', async () => {
  await open('/terms');
  const before = rendered;
  await app.inject({ method: 'HEAD', url: '/terms', headers: { host } });
  expect(rendered - before).toBe(0);
});

it.each([
  ['origins', (n: number) => ({ url: `/privacy?from=clinic-${n}` })],
  ['ids', (n: number) => ({ url: `/business-edit/${n}` })],
  ['hosts', (n: number) => ({ url: '/landing', host: `${n}.example.com` })],
])('other people’s %s push nobody’s page out of the cache', async (_what, requestOf) => {
  const pages = ['/thumbs-up-down/maple-street', '/landing', '/auth'];
  for (const url of pages) await open(url);
  // More than fit into the cache for such pages.
  for (let n = 1; n <= 150; n += 1) {
    const { url, host: other = host } = { host: undefined, ...requestOf(n) };
    await app.inject({ url, headers: { host: other } });
  }
  const before = rendered;
  for (const url of pages) await open(url);
  expect(rendered - before).toBe(0);
});

function open(url: string) {
  return app.inject({ url, headers: { host } });
}
