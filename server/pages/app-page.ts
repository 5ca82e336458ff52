import type { FastifyRequest } from 'fastify';
import type { AppPageData } from '../../contract/pages.ts';
import type { Context } from '../context.ts';
import { finishPage, type PageRenderer } from './page-renderer.ts';
import { findPageUser, hasSessionCookie } from './page-user.ts';
import { compressPage, type PageSource, type CompressedPage } from './page-cache.ts';

/**
 * A page inside the app's shell: readable as it arrives, hydrated by the app's script. Visitors get a
 * cached page. For a signed-in user the header is rendered with their name, and nothing is cached.
 */
export async function appPage(
  renderer: PageRenderer,
  request: FastifyRequest,
): Promise<CompressedPage> {
  const data = surroundings(renderer.ctx, request);
  const user = await findPageUser(renderer.ctx, request);
  return user
    ? compressPage(await drawPage(renderer, { ...data, user }))
    : renderer.pages.get(`app ${JSON.stringify(data)}`, () => drawPage(renderer, data));
}

function surroundings({ config, now }: Context, request: FastifyRequest): AppPageData {
  // Two leading slashes would be parsed as a host.
  const { pathname, search } = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://host.invalid');
  return {
    path: pathname,
    search: withoutToken(search),
    host: request.host,
    previewHosts: config.previewHosts,
    year: now().getUTCFullYear(),
    contactEmail: config.contactEmail,
    ...(!hasSessionCookie(config, request) && { noSession: true }),
  };
}

/**
 * The token of an emailed link is for the browser only: neither a cached page nor the HTML contains it. It
 * is replaced by the placeholder that the page's script puts into the URL.
 */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  const secret = ['token', 'reset'].filter((name) => query.get(name));
  for (const name of secret) query.set(name, 'open');
  return secret.length > 0 ? `?${query.toString()}` : search;
}

async function drawPage({ webBundle }: PageRenderer, data: AppPageData): Promise<PageSource> {
  const { renderAppPage, appHeadScript } = await webBundle.renderers();
  const { html: root, withoutScript, title, status } = renderAppPage(data);
  const page = await finishPage(webBundle, status, {
    title,
    root,
    withoutScript,
    assets: webBundle.assets('app'),
    inlineCss: false,
    headScript: appHeadScript,
    data,
  });
  return { ...page, audience: data.user ? 'user' : 'signed-out' };
}
