import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isSlug } from '../../contract/slug.ts';
import { notFound } from '../domain/problem.ts';
import { answerProblem } from '../http/errors.ts';
import { appPage } from '../pages/app-page.ts';
import { landingPage } from '../pages/landing-page.ts';
import type { PageMaker } from '../pages/page-maker.ts';
import { findPageUser } from '../pages/page-user.ts';
import { sendPage } from '../pages/ready-bytes.ts';
import { reviewShieldPage, visitorPage } from '../pages/visitor-page.ts';
import { serveInbox } from './inbox.ts';

type BySlug = { Params: { slug: string } };
const hidden = { schema: { hide: true } };

/** The pages inside the app's shell. Their ids and names are checked where they are rendered. */
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
export async function servePages(app: FastifyInstance, maker: PageMaker): Promise<void> {
  const { ctx, front } = maker;
  servePageOfBusiness(app, maker, '/thumbs-up-down/', visitorPage);
  servePageOfBusiness(app, maker, '/review-shield/', reviewShieldPage);
  for (const path of appPaths) {
    app.get(path, hidden, async (request, reply) =>
      sendPage(await appPage(maker, request), request, reply),
    );
  }
  for (const path of signInPaths) {
    app.get(path, hidden, async (request, reply) => {
      // Its address may hold a token.
      reply.header('referrer-policy', 'no-referrer');
      return sendPage(await appPage(maker, request), request, reply);
    });
  }
  serveLanding(app, maker);
  serveInbox(app, ctx);
  if (front.assetsFolder) await serveAssets(app, front.assetsFolder);
}

/** At `/`, whoever is signed in goes on to their dashboard (S-51, S-52). */
function serveLanding(app: FastifyInstance, maker: PageMaker): void {
  for (const path of ['/', '/landing']) {
    app.get(path, hidden, async (request, reply) => {
      const isSignedIn = (await findPageUser(maker.ctx, request)) !== undefined;
      if (path === '/' && isSignedIn) {
        reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie');
        return reply.redirect('/dashboard', 302);
      }
      return sendPage(await landingPage(maker, request, isSignedIn), request, reply);
    });
  }
}

/** Phones capitalize what is typed, and people end it with a slash: both find the page. */
function servePageOfBusiness(
  app: FastifyInstance,
  maker: PageMaker,
  base: string,
  page: typeof visitorPage,
): void {
  app.get<BySlug>(`${base}:slug`, hidden, async (request, reply) => {
    const { slug } = request.params;
    if (slug !== slug.toLowerCase() && isSlug(slug.toLowerCase())) {
      return reply.redirect(base + toPath(slug), 301);
    }
    return sendPage(await page(maker, slug), request, reply);
  });
  app.get<BySlug>(`${base}:slug/`, hidden, async (request, reply) =>
    reply.redirect(base + toPath(request.params.slug), 301),
  );
}

function toPath(slug: string): string {
  return encodeURIComponent(slug.toLowerCase());
}

/** Everything else: JSON for the API, the not-found page for people. */
export function serveMissingPages(app: FastifyInstance, maker: PageMaker): void {
  app.setNotFoundHandler(async (request, reply) => {
    await maker.ctx.limits.take('missing', request.ip);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerProblem(notFound('This URL'), request, reply);
    }
    return sendPage(await appPage(maker, request), request, reply);
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
