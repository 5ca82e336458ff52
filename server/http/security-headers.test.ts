import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'maple-street' });
});

afterAll(() => server.close());

/** Sent by everything but the page that has to be on a phone's screen first. */
const isolated = 'same-origin';

describe.each([
  ['an API response', '/api/sentiments'],
  ['an API error', '/api/nope'],
  ['a malformed URL', '/%zz'],
  ['the visitor’s page', '/thumbs-up-down/maple-street'],
  ['the review-shield page', '/review-shield/maple-street'],
  ['a page of the app', '/privacy'],
  ['the 404 page', '/nope'],
  ['a script', 'the script of the visitor’s page'],
  ['the health check', '/healthz'],
])('%s', (_what, address) => {
  it('has the security headers', async () => {
    const { headers } = await server.app.inject(await resolve(address));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy':
        address === '/thumbs-up-down/maple-street' ? 'unsafe-none' : isolated,
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('does not send HSTS on plain http', async () => {
    const { headers } = await server.app.inject(await resolve(address));
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('sets no cookie', async () => {
    const { headers } = await server.app.inject(await resolve(address));
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('has its own request id, never the caller’s', async () => {
    const url = await resolve(address);
    const named = { url, headers: { 'x-request-id': 'from-the-client-17' } };
    expect((await server.app.inject(named)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

it.each([
  [{}, 'max-age=31536000'],
  [{ HSTS_SUBDOMAINS: 'on' }, 'max-age=31536000; includeSubDomains'],
])('sends HSTS for a year on https: %o', async (settings, sent) => {
  const secure = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reviews.example.com',
    APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...settings,
  });
  const { headers } = await secure.app.inject('/api/sentiments');
  await secure.close();
  expect(headers['strict-transport-security']).toBe(sent);
});

async function resolve(address: string): Promise<string> {
  if (address.startsWith('/')) return address;
  const { scripts } = await openPage(server.app, '/thumbs-up-down/maple-street');
  return scripts[0] ?? '';
}
