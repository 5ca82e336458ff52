import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../contract/sentiments.ts';
import { countQueries } from '../testing/count-queries.ts';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'maple-street' });
});

afterAll(() => server.close());

describe('T-36 a URL without a business', () => {
  it.each(['no-such-business', 'maple street', '%00', 'a'.repeat(500)])(
    'is not found: %s',
    async (slug) => {
      const url = `/thumbs-up-down/${encodeURI(slug)}`;
      const { answer, html } = await openPage(server.app, url);
      expect(answer.statusCode).toBe(404);
      expect(html).toContain('Business not found');
      expect(html).toMatch(/Sorry, we couldn(?:'|&#x27;|’)t find information for this business/);
    },
  );
});

describe('P-03 P-04 an inactive business', () => {
  it.each<[string, { isActive: boolean }, { isActive: boolean }]>([
    ['switched off', { isActive: false }, { isActive: true }],
    ['C-17 of a deactivated owner', { isActive: true }, { isActive: false }],
  ])('%s says so, and offers no choice, form or link', async (_what, state, ownerState) => {
    const owner = await server.addOwner(ownerState);
    const { slug } = await server.addBusiness({
      ...state,
      userId: owner.id,
      name: 'Resting Clinic',
    });
    const { answer, html } = await openPage(server.app, `/thumbs-up-down/${slug}`);
    expect(answer.statusCode).toBe(200);
    expect(html).toContain('This business is currently inactive');
    expect(html).not.toMatch(/<form|<textarea|<input|#good|#bad/);
    expect(html).not.toContain('https://example.com');
  });

  it('is available again as soon as it is activated', async () => {
    const { id, slug } = await server.addBusiness({ isActive: false });
    await openPage(server.app, `/thumbs-up-down/${slug}`);
    await server.ctx.pool.query('update businesses set is_active = true where id = $1', [id]);
    const { html } = await openPage(server.app, `/thumbs-up-down/${slug}`);
    expect(html).toContain('#good');
  });
});

describe('an active business', () => {
  it('P-01 is in the page, with all sentiments, and no other data', async () => {
    const { answer, data, html } = await openPage(server.app, '/thumbs-up-down/maple-street');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const api = await server.app.inject('/api/businesses/slug/maple-street');
    expect(data).toEqual({
      slug: 'maple-street',
      business: api.json(),
      sentiments: offeredSentiments,
    });
    expect(html).not.toMatch(/feedback@maple|Olive/);
    for (const sentiment of offeredSentiments) expect(html).toContain(`>${sentiment}<`);
  });

  it('works through links and checkboxes before any script loads, and sends nothing automatically', async () => {
    const { html } = await openPage(server.app, '/thumbs-up-down/maple-street');
    expect(html).toContain('href="#good"');
    expect(html).toContain('href="#bad"');
    expect(html.match(/<input[^>]+type="checkbox"/g)).toHaveLength(18);
    for (const button of html.match(/<button[^>]*type="submit"[^>]*>/g) ?? []) {
      expect(button).toContain('disabled');
    }
  });

  it('shows HTML in its name as plain text', async () => {
    const name = '</script><script>alert(1)</script> & "Sons" \u2028 <!--';
    const { slug } = await server.addBusiness({ name });
    const { html, data, inlineScripts } = await openPage(server.app, `/thumbs-up-down/${slug}`);
    expect(html).not.toContain('<script>alert');
    expect(inlineScripts).toHaveLength(1);
    expect(data).toMatchObject({ business: { name } });
  });

  it('is hidden from search engines, and fresh on every visit', async () => {
    const { answer, html } = await openPage(server.app, '/thumbs-up-down/maple-street');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

describe('costs', () => {
  const open = (slug: string) => server.app.inject(`/thumbs-up-down/${slug}`);

  it.each(['maple-street', 'no-such-business'])('one query: %s', async (slug) => {
    await open(slug);
    expect(await countQueries(server.ctx, () => open(slug))).toBe(1);
  });

  it('one query for fifty concurrent views of three businesses', async () => {
    const slugs = await Promise.all(
      Array.from({ length: 3 }, async (_, n) => {
        const { slug } = await server.addBusiness({ name: `Shared Clinic ${n}` });
        return slug ?? '';
      }),
    );
    const views: ReturnType<typeof open>[] = [];
    const queries = await countQueries(server.ctx, () => {
      for (let n = 0; n < 50; n += 1) views.push(open(slugs[n % 3] ?? ''));
      return Promise.all(views);
    });
    expect(queries).toBe(1);
    for (const [n, view] of views.entries()) {
      expect((await view).body).toContain(`Shared Clinic ${n % 3}`);
    }
  });

  it('no query if its URL is no slug', async () => {
    expect(await countQueries(server.ctx, () => open('%00'))).toBe(0);
  });
});

it('a view that follows a change shows it, even while earlier views are being answered', async () => {
  const { id, slug } = await server.addBusiness({ name: 'Name 0' });
  for (let n = 1; n <= 20; n += 1) {
    const earlier = server.app.inject(`/thumbs-up-down/${slug}`);
    await server.ctx.pool.query('update businesses set name = $2 where id = $1', [id, `Name ${n}`]);
    const { body } = await server.app.inject(`/thumbs-up-down/${slug}`);
    expect(body).toContain(`Name ${n}`);
    await earlier;
  }
});

it.each(['/thumbs-up-down/', '/review-shield/'])(
  '%s accepts a slug as phones write it, and keeps the tag of a link',
  async (base) => {
    const { slug } = await server.addBusiness();
    for (const typed of [`${base}${slug?.toUpperCase()}`, `${base}${slug}/`]) {
      for (const query of ['', '?at=front-desk']) {
        const answer = await server.app.inject(typed + query);
        expect(answer.statusCode).toBe(301);
        expect(answer.headers.location).toBe(base + slug + query);
      }
    }
  },
);
