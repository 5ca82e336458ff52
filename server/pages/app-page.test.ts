import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(
    { CONTACT_EMAIL: 'help@clinic.example.com', PREVIEW_HOSTS: '.preview.example.com' },
    { now: () => new Date('2031-01-01T00:00:00Z') },
  );
});

afterAll(() => server.close());

describe('an address that no page has', () => {
  it.each(['/nope', '/privacy.html', '/thumbs-up-down', '/a/b/c', '//', '//evil.example.com'])(
    'is the 404 page: %s',
    async (url) => {
      const { answer, html } = await openPage(server.app, url);
      expect(answer.statusCode).toBe(404);
      expect(html).toContain('404 Page Not Found');
    },
  );

  it('is told in JSON to who wanted to write there', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/nope' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/review', 'Share your experience and help others find great care'],
])('%s', (url, words) => {
  it('is readable as it comes', async () => {
    const { answer, html } = await openPage(server.app, url);
    expect(answer.statusCode).toBe(200);
    expect(html).toContain(words);
    expect(html).toContain('mailto:help@clinic.example.com');
    expect(html).toContain('2031');
  });

  it('carries what its script starts from', async () => {
    const { data } = await openPage(server.app, `${url}?from=maple-street`, {
      host: 'reviews.example.com:8080',
    });
    expect(data).toEqual({
      path: url,
      search: '?from=maple-street',
      host: 'reviews.example.com:8080',
      previewHosts: ['.preview.example.com'],
      year: 2031,
      contactEmail: 'help@clinic.example.com',
    });
  });
});

it('G-05 leads back to where the visitor came from, and to no other place', async () => {
  const back = await openPage(server.app, '/privacy?from=maple-street');
  expect(back.html).toContain('href="/thumbs-up-down/maple-street"');
  for (const from of ['https://evil.example.com', '//evil.example.com', 'javascript:alert(1)']) {
    const { html } = await openPage(server.app, `/privacy?from=${encodeURIComponent(from)}`);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.filter((href) => href?.includes('evil') || href?.includes('alert'))).toEqual([]);
  }
});

it('is not led astray by an address or a host that carries markup', async () => {
  const markup = '</script><script>alert(1)</script>';
  const { html } = await openPage(server.app, `/privacy?x=${markup}`, { host: markup });
  expect(html).not.toContain('<script>alert');
});
