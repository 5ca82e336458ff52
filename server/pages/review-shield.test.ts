import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type Page } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'open-clinic', name: 'Open Clinic' });
  await server.addBusiness({ slug: 'resting-clinic', name: 'Resting Clinic', isActive: false });
});

afterAll(() => server.close());

describe.each([
  ['a known business', 'open-clinic'],
  ['an inactive business', 'resting-clinic'],
  ['C-37 an unknown business', 'no-such-clinic'],
  ['C-37 an address that no business can have', 'Not%20a%20slug'],
])('%s', (_what, slug) => {
  it('gets the apology', async () => {
    const { answer, html } = await open(slug);
    expect(answer.statusCode).toBe(200);
    expect(html).toMatch(/We(?:'|&#x27;|’)re Sorry About Your Experience/);
    expect(html).toContain('What Happens Next?');
  });

  it('never shows the word "shield"', async () => {
    const { html } = await open(slug);
    const seen = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
    expect(seen).not.toMatch(/shield/i);
  });

  it('contains no data block, and at most one small script', async () => {
    const { data, scripts } = await open(slug);
    expect(data).toBeUndefined();
    expect(scripts).toHaveLength(1);
  });
});

it('offers the same link to Google as the positive path', async () => {
  const { html } = await open('open-clinic');
  expect(html).toContain('Open Clinic');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/google-review"[^>]*>/);
});

it('offers Facebook, too, if the business has a link there', async () => {
  await server.addBusiness({ slug: 'social-clinic', facebookUrl: 'https://example.com/social' });
  await server.addBusiness({ slug: 'google-clinic', facebookUrl: null });
  const link = /<a [^>]*href="https:\/\/example\.com\/social"[^>]*>.*?Facebook Review/;
  expect((await open('social-clinic')).html).toMatch(link);
  expect((await open('google-clinic')).html).not.toContain('Facebook');
});

it('C-33 offers no links of an inactive business', async () => {
  const { html } = await open('resting-clinic');
  expect(html).not.toContain('https://example.com');
});

it('is safe against markup in a URL', async () => {
  const { html, inlineScripts } = await open('%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(inlineScripts).toEqual([]);
  expect(html).not.toContain('<script>alert');
});

function open(slug: string): Promise<Page> {
  return openPage(server.app, `/review-shield/${slug}`);
}
