import type { FastifyReply, FastifyRequest } from 'fastify';
import { appPagePattern, appPages, type AppPageData } from '../../contract/pages.ts';
import { isSlug } from '../../contract/slug.ts';
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
  reply: FastifyReply,
): Promise<CompressedPage> {
  const data = surroundings(renderer.ctx, request);
  const user = await findPageUser(renderer, request, reply);
  if (user) {
    const search = data.search || chosenTab(request);
    return compressPage(await drawPage(renderer, { ...data, search, user }));
  }
  const cache = isCommon(renderer.ctx, data) ? renderer.pages : renderer.rarePages;
  return cache.get(`app ${JSON.stringify(data)}`, () => drawPage(renderer, data));
}

const commonPaths = new Set<string>(Object.values(appPages));

/** Whether it is one of a few pages; not if a visitor can make up its id, its origin or its host. */
function isCommon({ config }: Context, { path, search, host }: AppPageData): boolean {
  return (
    commonPaths.has(path) &&
    !new URLSearchParams(search).has('from') &&
    host === new URL(config.publicUrl).host
  );
}

function surroundings({ config, now }: Context, request: FastifyRequest): AppPageData {
  // Two leading slashes would be parsed as a host.
  const { pathname, search } = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://host.invalid');
  return {
    path: knownPath(pathname),
    search: knownSearch(search),
    host: request.host,
    previewHosts: config.previewHosts,
    year: now().getUTCFullYear(),
    contactEmail: config.contactEmail,
    ...(config.isPublicUrlSet && { publicUrl: config.publicUrl }),
    ...(!hasSessionCookie(config, request) && { noSession: true }),
  };
}

const patterns = Object.values(appPages).map(appPagePattern);

/** Without trailing slashes. Every path without a page has the same one, and with it the same page. */
function knownPath(pathname: string): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return patterns.some((pattern) => pattern.test(path)) ? path : '/404';
}

/** The parameters that decide what a sign-in page shows, most important first (`auth-view.ts`). */
const views = ['verified', 'verify', 'register', 'forgot'];

/**
 * Only what changes the page, so that made-up parameters do not make pages of their own. The token of an
 * emailed link is for the browser only: neither a cached page nor the HTML contains it. It is replaced by
 * the placeholder that the page's script puts into the URL.
 */
function knownSearch(search: string): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  const from = given.get('from') ?? '';
  if (isSlug(from)) known.set('from', from);
  const secret = ['token', 'reset'].find((name) => given.get(name));
  const view = views.find((name) => given.get(name) === 'true');
  const empty = ['token', 'reset'].find((name) => given.has(name));
  if (secret) known.set(secret, 'open');
  else if (view) known.set(view, 'true');
  else if (empty) known.set(empty, '');
  return known.size > 0 ? `?${known.toString()}` : '';
}

/** The admin's tab, for the title. Only for users, whose pages are not cached. */
function chosenTab(request: FastifyRequest): string {
  const { tab } = request.query as { tab?: unknown }; // as parsed from any URL
  return typeof tab === 'string' ? `?${new URLSearchParams({ tab }).toString()}` : '';
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
