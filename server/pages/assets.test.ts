import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let script: string;

beforeAll(async () => {
  server = await startTestServer();
  const { scripts } = await openPage(server.app, '/privacy');
  script = scripts[0] ?? '';
});

afterAll(() => server.close());

it.each([
  '/assets/',
  '/assets/nope.js',
  '/assets/../render/render.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f.vite%2fmanifest.json',
  '/.vite/manifest.json',
])('does not serve %s', async (url) => {
  const answer = await server.app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('"dependencies"');
});

it('serves a built file with a year of caching, since its name changes with its content', async () => {
  const { statusCode, headers } = await server.app.inject(script);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('serves it in %s, compressed at build time', async (coding, unpack) => {
  const plain = await server.app.inject(script);
  const packed = await server.app.inject({ url: script, headers: { 'accept-encoding': coding } });
  expect(packed.headers['content-encoding']).toBe(coding);
  expect(packed.headers['vary']).toMatch(/accept-encoding/i);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
});

it('refers only to existing files in its pages', async () => {
  for (const url of ['/thumbs-up-down/none', '/review', '/terms', '/nope']) {
    const { html } = await openPage(server.app, url);
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect((await server.app.inject(file ?? '')).statusCode).toBe(200);
  }
});
