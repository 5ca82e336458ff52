import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'open-clinic' });
  await server.addBusiness({ slug: 'resting-clinic', isActive: false });
});

afterAll(() => server.close());

describe.each([
  ['the visitor’s page', '/thumbs-up-down/open-clinic'],
  ['an inactive business', '/thumbs-up-down/resting-clinic'],
  ['an unknown business', '/thumbs-up-down/no-such-clinic'],
  ['the page after feedback', '/review-shield/open-clinic'],
  ['the wizard', '/review'],
  ['a legal page', '/privacy'],
  ['the 404 page', '/nope'],
  ['the landing page', '/landing'],
])('%s', (_what, url) => {
  it('has a policy that allows exactly its own styles and scripts', async () => {
    const { answer, inlineScripts, inlineStyles } = await openPage(server.app, url);
    const policy = directives(String(answer.headers['content-security-policy']));
    expect(policy['script-src']).toEqual(["'self'", ...inlineScripts.map(hash)]);
    expect(policy['style-src']).toEqual(["'self'", ...inlineStyles.map(hash)]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
  });

  it('contains no style attribute and no event handler, which the policy would block', async () => {
    const { html } = await openPage(server.app, url);
    const tags = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    for (const tag of tags) expect(tag).not.toMatch(/\s(?:style|on[a-z]+|nonce)=/);
  });

  it('contains the rendered HTML without whitespace around it, so that it can be hydrated', async () => {
    const { html } = await openPage(server.app, url);
    expect(html).toMatch(/<div id="root"><[a-z]/);
  });

  it('carries its icon in a valid URL', async () => {
    const { html } = await openPage(server.app, url);
    const [, href = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(html) ?? [];
    const icon = href.replaceAll('&#39;', "'");
    expect(icon).toMatch(/^(?:[\w'/.:=,-]|%[0-9A-F]{2})+$/);
    expect(decodeURIComponent(icon)).toMatch(/^<svg .*#.*<\/svg>$/);
  });

  it('has a language, a title and a viewport for phones', async () => {
    const { html } = await openPage(server.app, url);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).toContain('content="width=device-width,initial-scale=1');
  });
});

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
