import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** In seconds; a draft can take up to 12. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * Adds this process's memory and CPU time, and request durations by route pattern. None of it contains a
 * requested URL, a slug or an id.
 */
export function measureProcess(app: FastifyInstance, registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'fourgood_http_request_duration_seconds',
    help: 'Duration of HTTP requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Requests that match no route share one series, regardless of URL and method.
    const route = routeOptions.url;
    const labels = { method: route ? method : 'any', route: route ?? 'none', status: statusCode };
    durations.observe(labels, elapsedTime / 1_000);
  });
}
