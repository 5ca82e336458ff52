import { subscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { context, isSpanContextValid, trace } from '@opentelemetry/api';
import { getRPCMetadata, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  detectResources,
  defaultResource,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { withoutPersonalData } from './without-personal-data.mjs';

const ofProject = createRequire(new URL('../../package.json', import.meta.url));
const { name, version } = ofProject('./package.json');

/** What monitoring asks for all the time. */
const unwatched = new Set(['/healthz', '/readyz', '/metrics']);

/** Sends spans of requests, queries and calls of models to OTEL_EXPORTER_OTLP_ENDPOINT. */
export function startTracing() {
  // The server reads it, too, but later.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': name, 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withoutPersonalData(new OTLPTraceExporter()))],
  });
  provider.register({ propagator: propagatorOf(process.env.OTEL_PROPAGATORS) });
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => unwatched.has(url.split('?', 1)[0]),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  // They are instrumented as they are loaded by `require`, and imports share what it loaded.
  for (const instrumented of ['node:http', 'pg']) ofProject(instrumented);
  nameSpansByRoute();
  addTraceToLog();
  subscribe('fourgood.exit', ({ waitFor }) => waitFor(provider.forceFlush()));
}

/**
 * Visitors' own trace headers are ignored unless a proxy sets them (OTEL_PROPAGATORS=tracecontext): anyone
 * could otherwise decide what is sampled. None are sent to models.
 */
function propagatorOf(names = '') {
  if (!names.split(',').includes('tracecontext')) return null;
  const standard = new W3CTraceContextPropagator();
  return {
    extract: (parent, carrier, getter) => standard.extract(parent, carrier, getter),
    fields: () => standard.fields(),
    inject: () => {},
  };
}

/** Before all other hooks, so that refused requests have their route as well. */
function nameSpansByRoute() {
  subscribe('fastify.initialization', ({ fastify }) => {
    fastify.addHook('onRequest', (request, _reply, done) => {
      const metadata = getRPCMetadata(context.active());
      if (metadata) metadata.route = request.routeOptions.url;
      done();
    });
  });
}

/** Lines of the log that are written while a request is served say which trace they belong to. */
function addTraceToLog() {
  subscribe('tracing:pino_asJson:start', ({ arguments: [fields] }) => {
    const span = trace.getActiveSpan()?.spanContext();
    if (!span || !isSpanContextValid(span) || !fields) return;
    Object.assign(fields, { trace_id: span.traceId, span_id: span.spanId });
  });
}
