import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { system } from '../domain/actor.ts';
import { readFigures, type Figures } from '../domain/admin/read-figures.ts';
import { DomainError } from '../domain/domain-error.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { figureMetrics } from '../metrics/figure-metrics.ts';
import { measureProcess } from '../metrics/process-metrics.ts';

/**
 * `/metrics` in the Prometheus text format 0.0.4, for clients that know `METRICS_TOKEN`; without that
 * variable requests are not measured and the URL does not exist. Registered before all other routes, so that
 * their requests are measured too.
 */
export function serveMetrics(app: FastifyInstance, ctx: Context): void {
  const { metricsToken } = ctx.config;
  if (metricsToken === null) return;
  const { registry } = ctx.metrics;
  measureProcess(app, registry);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isBearer(request, metricsToken)) {
      await ctx.rateLimiter.take('notFound', request.ip);
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('wrong_credentials', 'This needs METRICS_TOKEN as a bearer token.');
    }
    const ofFigures = figureMetrics(await figuresOrNull(ctx));
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store');
    return `${await ctx.readMetrics()}\n${await ofFigures.metrics()}`;
  });
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return isSameSecret(given, token);
}

/** A process whose database is down still reports its own metrics. */
async function figuresOrNull(ctx: Context): Promise<Figures | null> {
  try {
    return await readFigures(ctx, system);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the figures for /metrics could not be read');
    return null;
  }
}
