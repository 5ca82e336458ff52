import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { AppPageData } from './front.ts';
import { finishPage, type PageMaker } from './page-maker.ts';
import { findPageUser } from './page-user.ts';
import { makeReady, type PageSource, type ReadyPage } from './ready-bytes.ts';

/**
 * A page inside the app's shell: readable as it arrives, hydrated by the app's script. Visitors get a
 * cached page. For a signed-in user the header is rendered with their name, and nothing is cached.
 */
export async function appPage(maker: PageMaker, request: FastifyRequest): Promise<ReadyPage> {
  const data = surroundings(maker.ctx, request);
  const user = await findPageUser(maker.ctx, request);
  return user
    ? makeReady(await drawPage(maker, { ...data, user }))
    : maker.pages.get(`app ${JSON.stringify(data)}`, () => drawPage(maker, data));
}

function surroundings({ config, now }: Context, request: FastifyRequest): AppPageData {
  // Two slashes at the beginning would name a host.
  const { pathname, search } = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://host.invalid');
  return {
    path: pathname,
    search: withoutToken(search),
    host: request.host,
    previewHosts: config.previewHosts,
    year: now().getUTCFullYear(),
    contactEmail: config.contactEmail,
  };
}

/**
 * The token of an emailed link is for the browser only: neither a cached page nor the HTML contains it.
 * Its place is taken by the same placeholder that the page's script puts into the URL.
 */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  const secret = ['token', 'reset'].filter((name) => query.get(name));
  for (const name of secret) query.set(name, 'open');
  return secret.length > 0 ? `?${query.toString()}` : search;
}

async function drawPage({ front }: PageMaker, data: AppPageData): Promise<PageSource> {
  const { renderAppPage, appHeadScript } = await front.renderers();
  const { html: root, title, status } = renderAppPage(data);
  const page = await finishPage(front, status, {
    title,
    root,
    assets: front.assets('app'),
    inlineCss: false,
    headScript: appHeadScript,
    data,
  });
  return { ...page, audience: data.user ? 'user' : 'visitor' };
}
