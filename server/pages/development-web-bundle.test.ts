import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { developmentWebBundle, serveSources } from './development-web-bundle.ts';

let server: TestServer;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'maple-street' });
  const webBundle = await developmentWebBundle();
  app = await createApp(server.ctx, webBundle, (prepared) =>
    serveSources(prepared, webBundle.vite),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

it.each([
  ['/thumbs-up-down/maple-street', '/web/visitor/main.tsx', 'Maple Street Clinic'],
  ['/review-shield/maple-street', '/web/static-pages/main.ts', 'Maple Street Clinic'],
  ['/privacy', '/web/app/main.tsx', 'Privacy Policy'],
  ['/landing', '/web/static-pages/landing.css', 'Make it easy for customers'],
])('draws %s from its sources', async (path, entry, words) => {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(words);
  expect(html).toContain(entry);
  expect(html).toContain('/@vite/client');
});

it('lets the sources’ scripts run', async () => {
  const { headers } = await fetch(`${origin}/thumbs-up-down/maple-street`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self' 'unsafe-inline'/);
});

it('serves the sources themselves, transformed for a browser', async () => {
  const answer = await fetch(`${origin}/web/visitor/main.tsx`);
  expect(answer.headers.get('content-type')).toBe('text/javascript');
  expect(await answer.text()).toContain('/web/visitor/');
});

it('answers the API itself', async () => {
  const answer = await fetch(`${origin}/api/nope`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});
