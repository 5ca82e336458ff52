import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isSlug } from '../../contract/slug.ts';
import { notFound } from '../domain/domain-error.ts';
import { sendError } from '../http/errors.ts';
import { appPage } from '../pages/app-page.ts';
import { landingPage } from '../pages/landing-page.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { findPageUser } from '../pages/page-user.ts';
import { sendPage } from '../pages/page-cache.ts';
import { reviewShieldPage, visitorPage } from '../pages/visitor-page.ts';
import { serveInbox } from './inbox.ts';

type BySlug = { Params: { slug: string } };
const hidden = { schema: { hide: true } };

/** The pages inside the app's shell. Their numbers and names are checked where they are drawn. */
const appPaths = [
  '/review',
  '/privacy',
  '/terms',
  '/dashboard',
  '/account-settings',
  '/account-settings/:userId',
  '/business-setup',
  '/business-edit/:id',
  '/admin',
];

const signInPaths = ['/auth', '/auth-old', '/reset-password'];

/** Every page that a browser opens. */
export async function servePages(app: FastifyInstance, renderer: PageRenderer): Promise<void> {
  const { ctx, webBundle } = renderer;
  servePageOfBusiness(app, renderer, '/thumbs-up-down/', visitorPage);
  servePageOfBusiness(app, renderer, '/review-shield/', reviewShieldPage);
  for (const path of appPaths) {
    app.get(path, hidden, async (request, reply) =>
      sendPage(await appPage(renderer, request), request, reply),
    );
  }
  for (const path of signInPaths) {
    app.get(path, hidden, async (request, reply) => {
      // Its address may hold a token.
      reply.header('referrer-policy', 'no-referrer');
      return sendPage(await appPage(renderer, request), request, reply);
    });
  }
  serveLanding(app, renderer);
  serveInbox(app, ctx);
  if (webBundle.assetsFolder) await serveAssets(app, webBundle.assetsFolder);
}

/** At `/`, signed-in users are redirected to their dashboard. */
function serveLanding(app: FastifyInstance, renderer: PageRenderer): void {
  for (const path of ['/', '/landing']) {
    app.get(path, hidden, async (request, reply) => {
      const isSignedIn = (await findPageUser(renderer.ctx, request)) !== undefined;
      if (path === '/' && isSignedIn) {
        reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie');
        return reply.redirect('/dashboard', 302);
      }
      return sendPage(await landingPage(renderer, request, isSignedIn), request, reply);
    });
  }
}

/** Phones capitalize what is typed, and people end it with a slash: both find the page. */
function servePageOfBusiness(
  app: FastifyInstance,
  renderer: PageRenderer,
  base: string,
  page: typeof visitorPage,
): void {
  app.get<BySlug>(`${base}:slug`, hidden, async (request, reply) => {
    const { slug } = request.params;
    if (slug !== slug.toLowerCase() && isSlug(slug.toLowerCase())) {
      return reply.redirect(base + toPath(slug), 301);
    }
    return sendPage(await page(renderer, slug), request, reply);
  });
  app.get<BySlug>(`${base}:slug/`, hidden, async (request, reply) =>
    reply.redirect(base + toPath(request.params.slug), 301),
  );
}

function toPath(slug: string): string {
  return encodeURIComponent(slug.toLowerCase());
}

/** Whatever is left: JSON for the API, the not-found page for people. */
export function serveMissingPages(app: FastifyInstance, renderer: PageRenderer): void {
  app.setNotFoundHandler(async (request, reply) => {
    await renderer.ctx.rateLimiter.take('missing', request.ip);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(notFound('This URL'), request, reply);
    }
    return sendPage(await appPage(renderer, request), request, reply);
  });
}

/** Built files are named by their content, so they are kept for a year; compressed at build time. */
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
