import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fillPath } from '../../contract/fill-path.ts';
import { appPages, businessPages, landingPages, emailLinkPages } from '../../contract/pages.ts';
import { isSlug } from '../../contract/slug.ts';
import { routeUrl } from '../http/route-url.ts';
import { appPage } from '../pages/app-page.ts';
import { landingPage } from '../pages/landing-page.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { findPageUser } from '../pages/page-user.ts';
import { sendPage } from '../pages/page-cache.ts';
import { reviewShieldPage, visitorPage } from '../pages/visitor-page.ts';
import { serveInbox } from './inbox.ts';
import { serveWellKnown } from './well-known.ts';

type BySlug = { Params: { slug: string } };
const hidden = { schema: { hide: true }, config: { limit: 'page' } } as const;

/** Every page that a browser opens. */
export async function servePages(app: FastifyInstance, renderer: PageRenderer): Promise<void> {
  const { ctx, webBundle } = renderer;
  servePageOfBusiness(app, renderer, businessPages.thumbsUpDown, visitorPage);
  servePageOfBusiness(app, renderer, businessPages.reviewShield, reviewShieldPage);
  serveAppPages(app, renderer);
  serveLanding(app, renderer);
  serveInbox(app, ctx);
  serveWellKnown(app);
  if (webBundle.assetsFolder) await serveAssets(app, webBundle.assetsFolder);
}

/** Ids are checked when the page is rendered. */
function serveAppPages(app: FastifyInstance, renderer: PageRenderer): void {
  const mayHoldToken = new Set<string>(Object.values(emailLinkPages));
  for (const path of Object.values(appPages)) {
    app.get(routeUrl(path), hidden, async (request, reply) => {
      if (mayHoldToken.has(path)) reply.header('referrer-policy', 'no-referrer');
      return sendPage(await appPage(renderer, request, reply), request, reply);
    });
  }
}

/** At `/`, signed-in users are redirected to their dashboard. */
function serveLanding(app: FastifyInstance, renderer: PageRenderer): void {
  for (const path of Object.values(landingPages)) {
    app.get(path, hidden, async (request, reply) => {
      const isSignedIn = (await findPageUser(renderer, request, reply)) !== undefined;
      if (path === landingPages.home && isSignedIn) {
        reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie');
        return reply.redirect(appPages.dashboard, 302);
      }
      return sendPage(await landingPage(renderer, request, isSignedIn), request, reply);
    });
  }
}

/**
 * Phones capitalize what is typed, and people add a trailing slash: both find the page, with the query of
 * tagged links.
 */
function servePageOfBusiness(
  app: FastifyInstance,
  renderer: PageRenderer,
  path: string,
  page: typeof visitorPage,
): void {
  const addressOf = ({ params, url }: FastifyRequest<BySlug>) =>
    fillPath(path, { slug: params.slug.toLowerCase() }) + new URL(url, 'http://localhost').search;
  app.get<BySlug>(routeUrl(path), hidden, async (request, reply) => {
    const { slug } = request.params;
    if (slug !== slug.toLowerCase() && isSlug(slug.toLowerCase())) {
      return reply.redirect(addressOf(request), 301);
    }
    return sendPage(await page(renderer, slug), request, reply);
  });
  app.get<BySlug>(`${routeUrl(path)}/`, hidden, async (request, reply) =>
    reply.redirect(addressOf(request), 301),
  );
}

/** All other URLs that a browser opens: the not-found page. Writes end before (`count-requests.ts`). */
export function serveMissingPages(app: FastifyInstance, renderer: PageRenderer): void {
  app.setNotFoundHandler(async (request, reply) => {
    await renderer.ctx.rateLimiter.take('notFound', request.ip);
    return sendPage(await appPage(renderer, request, reply), request, reply);
  });
}

/** Built files are named after their content, so they are cached for a year; compressed at build time. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    decorateReply: false,
  });
}
