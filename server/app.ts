import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import * as z from 'zod/mini';
import { bodyLimits } from '../contract/constraints.ts';
import { SECOND } from '../contract/durations.ts';
import type { Context } from './context.ts';
import { signedOut, type Actor } from './domain/actor.ts';
import { notFound } from './domain/domain-error.ts';
import { drainOnClose } from './http/draining.ts';
import { countRequests } from './http/count-requests.ts';
import { createServe } from './http/endpoints.ts';
import { forEveryServer } from './http/every-server.ts';
import { sendError, toDomainError } from './http/errors.ts';
import { parseJsonOnly } from './http/json-only.ts';
import { openApiOptions } from './http/openapi.ts';
import { refuseForeignOrigin } from './http/origin.ts';
import { limitRequestsPerIp } from './http/requests-per-ip.ts';
import { cutOffSlowReaders } from './http/response-deadline.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { createLoadShedding } from './http/shedding/shedding.ts';
import { acceptAbsoluteTargets, requireHost } from './http/request-target.ts';
import { answerUnusual, createRawAnswer, createUnreadableAnswer } from './http/unreadable.ts';
import { validationMessage } from './http/validation-message.ts';
import { wantsJson } from './http/wants-json.ts';
import type { WebBundle } from './pages/web-bundle.ts';
import { failurePage } from './pages/failure-page.ts';
import { createPageRenderer, type PageRenderer } from './pages/page-renderer.ts';
import { serveAccounts } from './routes/accounts.ts';
import { serveAdminActions } from './routes/admin-actions.ts';
import { serveAdminSupport } from './routes/admin-support.ts';
import { serveAdmin } from './routes/admin.ts';
import { serveAnalytics } from './routes/analytics.ts';
import { serveBusinesses } from './routes/businesses.ts';
import { serveDrafting } from './routes/drafting.ts';
import { serveFeedback } from './routes/feedback.ts';
import { serveHealth } from './routes/health.ts';
import { serveLogos } from './routes/logos.ts';
import { serveMetrics } from './routes/metrics.ts';
import { serveOwnAccount } from './routes/own-account.ts';
import { serveMissingPages, servePages } from './routes/pages.ts';
import { servePosters } from './routes/posters.ts';
import { serveDeletion } from './routes/deletion.ts';
import { serveSecondFactor } from './routes/second-factor.ts';
import { serveVisits } from './routes/visits.ts';

/**
 * Milliseconds. Node exchanges the first two if the headers may take longer than the whole request, and its
 * default for them is a minute; it looks for late ones every half a minute unless told otherwise.
 */
const timeouts = {
  /** Until the last byte of the body: a phone on a weak network is slow to send. */
  request: 20 * SECOND,
  headers: 10 * SECOND,
  check: 2 * SECOND,
  /** Nothing was sent or read, in either direction: a client that does not read its responses. */
  connection: 60 * SECOND,
  keepAlive: 10 * SECOND,
} as const;

/**
 * The whole server without a port: listen on it, or inject requests into it.
 * @param prepare registers hooks and routes that must come first.
 */
export async function createApp(
  ctx: Context,
  webBundle: WebBundle,
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const answerRaw = createRawAnswer(ctx.config);
  const answerUnreadable = createUnreadableAnswer(answerRaw, ctx.log);
  const app = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.none,
    trustProxy: trustedProxies(ctx.config),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    genReqId: () => randomUUID(),
    // Parameters that are too long are "not found", decided by the routes themselves.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerMalformedUrl(ctx.config),
    clientErrorHandler: answerUnreadable,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // We reject these ourselves (`requireHost`), in our own format.
      requireHostHeader: false,
    },
  });
  z.config({ localeError: validationMessage });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor');
  await app.register(cookie);
  await app.register(swagger, openApiOptions(ctx.config));
  prepare(app);
  parseJsonOnly(app);
  drainOnClose(app);
  cutOffSlowReaders(app);
  const cutOff = (socket: Duplex) => void answerRaw('unavailable', socket);
  const shedLoad = createLoadShedding({ ...ctx, cutOff });
  forEveryServer(app, (server) => {
    shedLoad(server);
    acceptAbsoluteTargets(server);
    answerUnusual(server, answerUnreadable);
    if (server !== app.server) server.on('clientError', answerUnreadable);
  });
  addSecurityHeaders(app, ctx.config);
  if (ctx.config.limits) limitRequestsPerIp(app);
  countRequests(app, ctx);
  addChecks(app, ctx);
  logResponses(app, ctx);
  answerErrors(app, ctx.config);
  serveMetrics(app, ctx);
  const renderer = createPageRenderer(ctx, webBundle);
  await app.register(async (scope) => addRoutes(scope, ctx, renderer));
  serveMissingPages(app, renderer);
  return app;
}

function addChecks(app: FastifyInstance, ctx: Context): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = signedOut;
    requireHost(request);
    refuseForeignOrigin(request, ctx.config.publicUrl);
    done();
  });
}

/**
 * One line per response. Its fields are only these, so it needs no redaction, which would take a tenth of
 * the time that a cached page takes.
 */
function logResponses(app: FastifyInstance, ctx: Context): void {
  const log = ctx.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { id: reqId, method, routeOptions, actor } = request;
    const milliseconds = Math.round(elapsedTime);
    const route = routeOptions.url ?? null;
    log.info({ reqId, method, route, status, milliseconds, ...callerOf(actor) }, 'answered');
    done();
  });
}

/** Only calls and pages that depend on who is signed in read the session; for others, nobody is. */
function callerOf(actor: Actor): { userId: number | null; admin: boolean } {
  if (actor.kind === 'signed-out') return { userId: null, admin: false };
  return { userId: actor.id, admin: actor.isAdmin };
}

/** Requests with a method that no route can have reach this without any hook. */
function answerErrors(app: FastifyInstance, config: Context['config']): void {
  const answerUnhooked = answerMalformedUrl(config);
  app.setErrorHandler((thrown, request, reply) =>
    reply.hasHeader('x-request-id')
      ? answerError(thrown, request, reply)
      : answerUnhooked(thrown, request, reply),
  );
}

function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toDomainError(thrown);
  return wantsJson(request) ? sendError(error, request, reply) : failurePage(error, request, reply);
}

/** A malformed URL reaches no route, so no hook adds the headers of every response. */
function answerMalformedUrl(config: Context['config']) {
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store' };
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    void answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };
}

async function addRoutes(
  app: FastifyInstance,
  ctx: Context,
  renderer: PageRenderer,
): Promise<void> {
  const serve = createServe(app, ctx);
  serveAccounts(serve, ctx);
  serveSecondFactor(serve, ctx);
  serveOwnAccount(serve, ctx);
  serveDeletion(serve, ctx);
  serveAdminActions(serve, ctx);
  serveAdmin(serve, ctx);
  serveAdminSupport(serve, ctx);
  serveAnalytics(serve, ctx);
  serveBusinesses(serve, ctx);
  servePosters(serve, ctx);
  serveDrafting(serve, ctx);
  serveFeedback(serve, ctx);
  serveVisits(serve, ctx);
  serveHealth(app, ctx);
  serveLogos(app, ctx);
  await servePages(app, renderer);
  app.get('/openapi.json', { schema: { hide: true }, config: { limit: 'read' } }, async () =>
    app.swagger(),
  );
  for (const path of ['/api', '/api/*']) {
    const refuse = async () => {
      throw notFound('This URL');
    };
    app.all(
      path,
      { schema: { hide: true }, config: { limit: 'notFound' }, onRequest: refuse },
      refuse,
    );
  }
}

/** Trusts proxies by address, or the given number of hops. */
function trustedProxies({ trustProxy }: Context['config']) {
  return typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : trustProxy;
}
