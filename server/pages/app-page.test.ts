import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQueries } from '../testing/count-queries.ts';
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

it('the app learns the public address only if the operator has set it', async () => {
  const set = await startTestServer({ PUBLIC_URL: 'http://reviews.example.com' });
  const { data } = await openPage(set.app, '/dashboard');
  await set.close();
  expect(data).toMatchObject({ publicUrl: 'http://reviews.example.com' });
  expect((await openPage(server.app, '/dashboard')).data).not.toHaveProperty('publicUrl');
});

describe('a URL without a page', () => {
  it.each(['/nope', '/privacy.html', '/thumbs-up-down', '/a/b/c', '//', '//evil.example.com'])(
    'is the 404 page: %s',
    async (url) => {
      const { answer, html } = await openPage(server.app, url);
      expect(answer.statusCode).toBe(404);
      expect(html).toContain('404 Page Not Found');
    },
  );

  it('gets a JSON error for writes', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/nope' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe.each(['/reset-password?reset=', '/auth?token=', '/auth-old?reset='])(
  'an emailed link, %s…',
  (url) => {
    it('keeps its token out of the page and of referrers', async () => {
      const { answer, html } = await openPage(server.app, `${url}s3cr3t-t0k3n`);
      expect(answer.statusCode).toBe(200);
      expect(html).not.toContain('s3cr3t-t0k3n');
      expect(html).toContain('Choose a new password');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    });
  },
);

describe.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/review', 'Share your experience and help others find great care'],
])('%s', (url, words) => {
  it('can be read before any script runs', async () => {
    const { answer, html } = await openPage(server.app, url);
    expect(answer.statusCode).toBe(200);
    expect(html).toContain(words);
    expect(html).toContain('mailto:help@clinic.example.com');
    expect(html).toContain('2031');
  });

  it('contains its script’s initial data', async () => {
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
      noSession: true,
    });
  });
});

it('G-05 links back to the page that the visitor came from, and nowhere else', async () => {
  const back = await openPage(server.app, '/privacy?from=maple-street');
  expect(back.html).toContain('href="/thumbs-up-down/maple-street"');
  for (const from of ['https://evil.example.com', '//evil.example.com', 'javascript:alert(1)']) {
    const { html } = await openPage(server.app, `/privacy?from=${encodeURIComponent(from)}`);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.filter((href) => href?.includes('evil') || href?.includes('alert'))).toEqual([]);
  }
});

it('is safe against markup in a URL or a host', async () => {
  const markup = '</script><script>alert(1)</script>';
  const { html } = await openPage(server.app, `/privacy?x=${markup}`, { host: markup });
  expect(html).not.toContain('<script>alert');
});

it('tells the browser that no one is signed in only if there is no session cookie', async () => {
  const visitor = await openPage(server.app, '/privacy');
  expect(visitor.data).toHaveProperty('noSession', true);
  const user = await server.signIn(await server.addOwner());
  for (const sid of [user['sid'], 'of-a-session-that-ended']) {
    const { data } = await openPage(server.app, '/privacy', { cookie: `sid=${sid}` });
    expect(data).not.toHaveProperty('noSession');
  }
});

describe('a signed-in user', () => {
  it('gets their own page: the header rendered with their name, and not cached', async () => {
    const user = await server.addOwner({ name: 'Noor Haddad' });
    const cookies = await server.signIn(user);
    const answer = await server.app.inject({ url: '/privacy', cookies });
    expect(answer.body).toContain('Noor Haddad');
    expect(answer.body).not.toContain('href="/auth?register=true"');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
    });
    expect(answer.headers.etag).toBeUndefined();
    const visitor = await server.app.inject({ url: '/privacy' });
    expect(visitor.body).not.toContain('Noor Haddad');
    expect(visitor.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
  });

  it('gets exactly the user data that the API returns', async () => {
    const user = await server.addUser({ isAdmin: true });
    const cookies = await server.signIn(user);
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const { data } = await openPage(server.app, '/dashboard', { cookie });
    const told = await server.app.inject({ url: '/api/user', cookies });
    expect(data).toHaveProperty('user', told.json());
  });

  it('takes one query', async () => {
    const cookies = await server.signIn(await server.addOwner());
    const open = () => server.app.inject({ url: '/dashboard', cookies });
    expect(await countQueries(server.ctx, open)).toBe(1);
    const openAsVisitor = () => server.app.inject({ url: '/dashboard' });
    expect(await countQueries(server.ctx, openAsVisitor)).toBe(0);
  });

  it.each(['made up', ''])('is not signed in with the cookie %j', async (sid) => {
    const answer = await server.app.inject({ url: '/dashboard', cookies: { sid } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('href="/auth?register=true"');
  });
});

it.each([
  '/dashboard',
  '/account-settings',
  '/account-settings/7',
  '/business-setup',
  '/business-edit/7',
  '/admin',
])('S-44 %s arrives as a spinner, for everyone', async (url) => {
  const cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
  for (const who of [{}, { cookies }]) {
    const { statusCode, body } = await server.app.inject({ url, ...who });
    expect(statusCode).toBe(200);
    expect(/<main.*<\/main>/s.exec(body)?.[0]).toMatch(/role="status" aria-label="Loading"/);
    expect(body).not.toMatch(/<h[1-6]/);
  }
});

it.each(['/business-edit/x', '/business-edit/0', '/account-settings/me'])(
  'S-43 %s is not found',
  async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  },
);
