import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fillPath } from '../../contract/fill-path.ts';
import { appPages, businessPages, landingPages, signInPages } from '../../contract/pages.ts';
import { isSlug } from '../../contract/slug.ts';
import { notFound } from '../domain/domain-error.ts';
import { sendError } from '../http/errors.ts';
import { routeUrl } from '../http/route-url.ts';
import { appPage } from '../pages/app-page.ts';
import { landingPage } from '../pages/landing-page.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { findPageUser } from '../pages/page-user.ts';
import { sendPage } from '../pages/page-cache.ts';
import { reviewShieldPage, visitorPage } from '../pages/visitor-page.ts';
import { serveInbox } from './inbox.ts';

type BySlug = { Params: { slug: string } };
const hidden = { schema: { hide: true } };

/** Every page that a browser opens. */
export async function servePages(app: FastifyInstance, renderer: PageRenderer): Promise<void> {
  const { ctx, webBundle } = renderer;
  await app.register(async (pages) => {
    pages.addHook('onRequest', ({ ip }) => ctx.rateLimiter.take('page', ip));
    servePageOfBusiness(pages, renderer, businessPages.thumbsUpDown, visitorPage);
    servePageOfBusiness(pages, renderer, businessPages.reviewShield, reviewShieldPage);
    serveAppPages(pages, renderer);
    serveLanding(pages, renderer);
  });
  serveInbox(app, ctx);
  if (webBundle.assetsFolder) await serveAssets(app, webBundle.assetsFolder);
}

/** Ids are checked when the page is rendered. */
function serveAppPages(app: FastifyInstance, renderer: PageRenderer): void {
  const mayHoldToken = new Set<string>(Object.values(signInPages));
  for (const path of Object.values(appPages)) {
    app.get(routeUrl(path), hidden, async (request, reply) => {
      if (mayHoldToken.has(path)) reply.header('referrer-policy', 'no-referrer');
      return sendPage(await appPage(renderer, request), request, reply);
    });
  }
}

/** At `/`, signed-in users are redirected to their dashboard. */
function serveLanding(app: FastifyInstance, renderer: PageRenderer): void {
  for (const path of Object.values(landingPages)) {
    app.get(path, hidden, async (request, reply) => {
      const isSignedIn = (await findPageUser(renderer, request)) !== undefined;
      if (path === landingPages.home && isSignedIn) {
        reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie');
        return reply.redirect(appPages.dashboard, 302);
      }
      return sendPage(await landingPage(renderer, request, isSignedIn), request, reply);
    });
  }
}

/** Phones capitalize what is typed, and people add a trailing slash: both find the page. */
function servePageOfBusiness(
  app: FastifyInstance,
  renderer: PageRenderer,
  path: string,
  page: typeof visitorPage,
): void {
  const addressOf = (slug: string) => fillPath(path, { slug: slug.toLowerCase() });
  app.get<BySlug>(routeUrl(path), hidden, async (request, reply) => {
    const { slug } = request.params;
    if (slug !== slug.toLowerCase() && isSlug(slug.toLowerCase())) {
      return reply.redirect(addressOf(slug), 301);
    }
    return sendPage(await page(renderer, slug), request, reply);
  });
  app.get<BySlug>(`${routeUrl(path)}/`, hidden, async (request, reply) =>
    reply.redirect(addressOf(request.params.slug), 301),
  );
}

/** All other URLs: JSON for the API, the not-found page for people. */
export function serveMissingPages(app: FastifyInstance, renderer: PageRenderer): void {
  app.setNotFoundHandler(async (request, reply) => {
    await renderer.ctx.rateLimiter.take('missing', request.ip);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(notFound('This address'), request, reply);
    }
    return sendPage(await appPage(renderer, request), request, reply);
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
