import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, type Page } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const kilobyte = 1_000;

let server: TestServer;
let page: Page;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({
    slug: 'a-rather-long-name-for-a-clinic-in-springfield',
    name: 'A Rather Long Name for a Clinic of Physical Therapy in Springfield',
    reviewUrl: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
    facebookUrl: 'https://www.facebook.com/arathelongnameforaclinicinspringfield/reviews',
  });
  const url = '/thumbs-up-down/a-rather-long-name-for-a-clinic-in-springfield';
  page = await openPage(server.app, url);
});

afterAll(() => server.close());

it('HTML, styles and data of the visitor’s page weigh at most 12,000 bytes', () => {
  expect(page.answer.headers['content-encoding']).toBe('br');
  expect(page.answer.rawPayload.length).toBeLessThanOrEqual(12 * kilobyte);
});

it('the scripts of the first view weigh at most 71 kB, at most 11.6 kB of them our own code', async () => {
  expect(page.scripts.filter(isReact)).toHaveLength(1);
  expect(await weight(page.scripts)).toBeLessThanOrEqual(71 * kilobyte);
  expect(await weight(page.scripts.filter(isOurs))).toBeLessThanOrEqual(11.6 * kilobyte);
});

it('one more script loads while people choose, and all of our own code weighs at most 15 kB', async () => {
  const scripts = await reachable(page.scripts);
  expect(scripts).toHaveLength(page.scripts.length + 1);
  expect(await weight(scripts.filter(isOurs))).toBeLessThanOrEqual(15 * kilobyte);
});

it('the visitor’s page makes at most seven requests: itself, styles, two scripts, a logo, a refresh, a count', () => {
  expect(page.scripts).toHaveLength(2);
  expect(page.html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
});

it('what comes before the first paint weighs at most 3,500 bytes, and loads no script', () => {
  const [first = ''] = page.html.split('<link rel="stylesheet"');
  expect(brotliCompressSync(first).length).toBeLessThanOrEqual(3.5 * kilobyte);
  expect(first).toContain('I had a bad experience');
  expect(first).not.toMatch(/modulepreload|<script [^>]*src/);
});

it('the visitor’s page refers to other hosts only in links, and loads no font', async () => {
  const styles = page.inlineStyles.join('');
  expect(styles).not.toMatch(/@font-face|@import|url\((?!"?data:)/);
  const withoutLinks = page.html
    .replace(/<script type="application\/json".*?<\/script>/gs, '')
    .replace(/<a [^>]*>/g, '');
  const hosts = withoutLinks.match(/(?:https?:)?\/\/[\w.-]+\.\w+/g) ?? [];
  expect(hosts.filter((host) => !host.endsWith('//www.w3.org'))).toEqual([]);
});

it('the page after feedback weighs at most 12,000 bytes, and its script 2,000', async () => {
  const light = await openPage(server.app, '/review-shield/no-such-clinic');
  expect(light.answer.rawPayload.length).toBeLessThanOrEqual(12 * kilobyte);
  expect(await weight(await reachable(light.scripts))).toBeLessThanOrEqual(2 * kilobyte);
});

it('the entry and first route of the app weigh at most 95 kB', async () => {
  const wizard = await openPage(server.app, '/review');
  const route = (await reachable(wizard.scripts)).filter((path) => path.includes('wizard'));
  expect(route).toHaveLength(1);
  expect(await weight([...wizard.scripts, ...route])).toBeLessThanOrEqual(95 * kilobyte);
});

it('the entry and the dashboard weigh at most 95 kB', async () => {
  const dashboard = await openPage(server.app, '/dashboard');
  const [route] = (await reachable(dashboard.scripts)).filter((path) =>
    path.includes('/dashboard-page'),
  );
  expect(route).toBeDefined();
  const scripts = [...dashboard.scripts, ...(await importedAtOnce(String(route)))];
  expect(await weight([...new Set(scripts)])).toBeLessThanOrEqual(95 * kilobyte);
});

/** A script and everything it imports statically. */
async function importedAtOnce(path: string, found = new Set<string>()): Promise<string[]> {
  found.add(path);
  const { body } = await server.app.inject(path);
  for (const [, file] of body.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    if (!found.has(`/assets/${file}`)) await importedAtOnce(`/assets/${file}`, found);
  return [...found];
}

/** These scripts and everything they import, statically or dynamically. */
async function reachable(paths: readonly string[]): Promise<string[]> {
  const found = new Set(paths);
  for (const path of found) {
    const { body } = await server.app.inject(path);
    for (const [, file] of body.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
      found.add(`/assets/${file}`);
  }
  return [...found];
}

/** Compressed bytes of these scripts. */
async function weight(paths: readonly string[]): Promise<number> {
  const answers = await Promise.all(paths.map((path) => server.app.inject(path)));
  return answers.reduce((sum, { rawPayload }) => sum + brotliCompressSync(rawPayload).length, 0);
}

function isOurs(path: string): boolean {
  return !isReact(path);
}

function isReact(path: string): boolean {
  return /\/react-[\w-]+\.js$/.test(path);
}
