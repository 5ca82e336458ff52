import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../contract/sentiments.ts';
import { checkDraft } from '../domain/drafting/guard/guard.ts';
import { readBrief } from '../domain/drafting/input/brief.ts';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { landingExample } from './landing-page.ts';

let server: TestServer;
/** The session cookie of a signed-in user. */
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'help@clinic.example.com', PORT: '4321' });
  cookie = await cookieOf(await server.addOwner());
});

afterAll(() => server.close());

describe('a visitor', () => {
  it('L-01 S-52 gets the same page at / and at /landing', async () => {
    const [home, landing] = await Promise.all([open('/'), open('/landing')]);
    expect(home.answer.statusCode).toBe(200);
    expect(home.html).toContain('Make it easy for customers to leave a review.');
    expect(landing.html).toBe(home.html);
  });

  it('L-03 L-04 sees the links to sign in and to register', async () => {
    const { html } = await open('/landing');
    const header = part(html, 'header');
    expect(header).toMatch(/href="\/auth"[^>]*>Login</);
    expect(header).toMatch(/href="\/auth\?register=true"[^>]*>Register</);
    expect(header).not.toContain('Dashboard');
  });

  it.each(['', 'sid=', 'sid=nobody', `sid=${'x'.repeat(43)}`])(
    'is anyone without a valid session: %j',
    async (dead) => {
      const { answer, html } = await open('/', dead ? { cookie: dead } : {});
      expect(answer.statusCode).toBe(200);
      expect(part(html, 'header')).toContain('Login');
    },
  );

  it('is also a user whose account has been deactivated', async () => {
    const user = await server.addOwner();
    const theirs = await cookieOf(user);
    await server.ctx.pool.query('update users set is_active = false where id = $1', [user.id]);
    expect((await open('/', { cookie: theirs })).answer.statusCode).toBe(200);
  });
});

describe('a signed-in user', () => {
  it('S-51 is redirected from / by the server', async () => {
    const { headers, statusCode } = await server.app.inject({ url: '/', headers: { cookie } });
    expect([statusCode, headers.location]).toEqual([302, '/dashboard']);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Cookie');
  });

  it('L-02 L-10 sees the landing page with a link to the dashboard', async () => {
    const { answer, html } = await open('/landing', { cookie });
    expect(answer.statusCode).toBe(200);
    expect(part(html, 'header')).toMatch(/href="\/dashboard"[^>]*>Dashboard</);
    expect(part(html, 'header')).not.toMatch(/Login|Register/);
  });
});

describe('the two variants', () => {
  it('are kept apart by every cache', async () => {
    for (const headers of [{}, { cookie }]) {
      const { answer } = await open('/landing', headers);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.headers.vary).toBe('Accept-Encoding, Cookie');
    }
  });

  it('have their own ETags, so that a sign-in shows on the next visit', async () => {
    const { headers } = (await open('/landing')).answer;
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await open('/landing', tag)).answer.statusCode).toBe(304);
    expect((await open('/landing', { ...tag, cookie })).answer.statusCode).toBe(200);
  });
});

describe('the page', () => {
  it('L-05 L-07 L-08 has its sections, each with its title', async () => {
    const { html } = await open('/landing');
    expect(html.match(/<h1/g)).toHaveLength(1);
    const titles = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(['Key Features', 'Major Benefits']));
  });

  it('L-06 links to one of its sections', async () => {
    const { html } = await open('/landing');
    const [, id] = /href="#([\w-]+)"[^>]*>Learn More</.exec(html) ?? [];
    expect(html).toContain(`<section id="${id}"`);
  });

  it('L-09 has the same target for every Get Started', async () => {
    const { html } = await open('/landing');
    const all = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>Get Started</g)];
    expect(all.length).toBeGreaterThan(1);
    for (const [, href] of all) expect(href).toBe('/auth?register=true');
  });

  it('L-11 S-14 … S-27 ends with the shared footer', async () => {
    for (const [host, mode] of [
      ['localhost:3000', 'DEVELOPMENT MODE'],
      ['reviews.example.com', 'PRODUCTION'],
    ] as const) {
      const footer = part((await open('/', { host })).html, 'footer');
      expect(footer).toContain(`version 1.0.2 - ${mode}`);
      expect(footer).toContain('href="mailto:help@clinic.example.com"');
      expect(footer).toContain(`© ${new Date().getUTCFullYear()} Fourgood`);
    }
  });

  it('describes itself to search engines and link previews, with its public URL', async () => {
    const { html } = await open('/landing', { host: 'elsewhere.example' });
    expect(html).toMatch(/<meta name="description" content="[^"]{80,160}">/);
    expect(html).toContain('<link rel="canonical" href="http://localhost:4321/">');
    expect(html).toContain('<meta property="og:url" content="http://localhost:4321/">');
    expect(html).toMatch(/<meta property="og:title" content="Fourgood [^"]+">/);
    expect(html).not.toMatch(/og:image|name="robots"/);
  });

  it('promises nothing about ratings, bad reviews or rules', async () => {
    const { html } = await open('/landing');
    const words = textOf(html.replace(phone, ''));
    expect(words).toContain('Honest drafts');
    expect(words).not.toContain('Generate My Review');
    expect(words).not.toMatch(/boost|rating|prevent|protect|shield|complian|negative|5.star|!/i);
  });

  it('contains each id once', async () => {
    const { html } = await open('/landing');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

describe('its weight', () => {
  it('is at most 14,000 bytes, which fit into one round trip', async () => {
    const { answer } = await open('/landing', { cookie: '' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(14_000);
  });

  it('includes everything: no script, no other file, no other host', async () => {
    const { html, scripts, inlineScripts, inlineStyles } = await open('/landing');
    expect([scripts, inlineScripts]).toEqual([[], []]);
    expect(html).not.toMatch(/<link rel="stylesheet"|<img|\ssrc=/);
    expect(inlineStyles.join('')).not.toMatch(/@font-face|@import|url\((?!"?data:)/);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.filter((href) => !/^(?:[/#]|mailto:)/.test(href))).toEqual([]);
  });
});

describe('its phone', () => {
  const example = landingExample();

  it('shows a draft by the built-in writer that says only what was chosen', () => {
    const { draft, chosen, businessName } = example;
    expect(checkDraft(draft, readBrief({ sentiments: chosen, businessName }))).toEqual([]);
    expect(draft.length).toBeGreaterThan(100);
  });

  it('shows the offered sentiments, and chooses four of them', () => {
    expect(offeredSentiments).toEqual(expect.arrayContaining([...example.offered]));
    expect(example.offered).toEqual(expect.arrayContaining([...example.chosen]));
    expect(example.chosen).toHaveLength(4);
  });

  it('looks like the visitor’s page: the choice, one tick after another, the draft, the platforms', async () => {
    const screens = (await open('/landing')).html.split('<div class="screen">').slice(1);
    expect(screens).toHaveLength(8);
    expect(screens[0]).toContain('I had a bad experience');
    screens.slice(1, 6).forEach((screen, count) => {
      expect(screen.match(/ checked=""/g) ?? []).toHaveLength(count);
      expect(screen.match(/class="slot filled"/g) ?? []).toHaveLength(count);
      expect(screen).toContain(`${count}/4`);
    });
    expect(textOf(screens[6] ?? '')).toContain(example.draft);
    expect(screens[6]).toContain('Copy and Choose');
    expect(screens[7]).toContain('Facebook Review');
  });

  it('is a picture: inert, without names, addresses or links', async () => {
    const { html } = await open('/landing');
    const [screens = ''] = phone.exec(html) ?? [];
    expect(screens).toContain('Generate My Review');
    expect(screens).not.toMatch(/ (?:id|for|name|href|aria-describedby)="/);
  });
});

it('HEAD has the same headers as GET', async () => {
  const { statusCode, headers } = await server.app.inject({ method: 'HEAD', url: '/' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

/** The demo of the product, up to its controls. */
const phone = /<div class="phone" inert="" aria-hidden="true">.*(?=<div class="demo-switch">)/s;

function open(url: string, headers: Record<string, string> = {}) {
  return openPage(server.app, url, headers);
}

async function cookieOf(user: Parameters<TestServer['signIn']>[0]): Promise<string> {
  const cookies = Object.entries(await server.signIn(user));
  return cookies.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The first element with this tag, including its content. */
function part(html: string, name: string): string {
  return html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));
}

/** The visible text, without styles and tags and with entities resolved. */
function textOf(html: string): string {
  return html
    .replace(/<(style|head)\b.*?<\/\1>/gs, '')
    .replace(/<!doctype[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
