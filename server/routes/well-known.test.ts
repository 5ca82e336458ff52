import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('password managers find where to change the password', async () => {
  const answer = await server.app.inject('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account-settings']);
  // Password managers believe the redirect only if other addresses here are not found.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await server.app.inject(missing)).statusCode).toBe(404);
});

it.each([
  ['/apple-touch-icon.png', 180],
  ['/favicon.ico', 48],
])('%s is a square picture of %i px', async (address, size) => {
  const answer = await server.app.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['cache-control']).toBe('public, max-age=604800');
  const png = answer.rawPayload;
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

it('every page has the four-leaf mark as its icon', async () => {
  for (const path of ['/', '/auth', '/thumbs-up-down/nobody', '/dev/inbox']) {
    const { payload } = await server.app.inject(path);
    const icon = decodeURIComponent(/<link rel="icon" href="([^"]+)"/.exec(payload)?.[1] ?? '');
    for (const leaf of ['M11 11V6a', 'M13 11h5a', 'M11 13H6a', 'M13 13v5a'])
      expect(icon, path).toContain(leaf);
  }
});
