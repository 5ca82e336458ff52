import { SpanKind } from '@opentelemetry/api';

/**
 * All that leaves the process about a span, besides its name, its times and whether it failed. Everything
 * else may contain a slug, a token, an address or something typed: URLs, headers, messages of errors.
 */
const allowed = {
  [SpanKind.SERVER]: [
    'http.request.method',
    'http.route',
    'http.response.status_code',
    'error.type',
  ],
  [SpanKind.CLIENT]: [
    'http.request.method',
    'http.response.status_code',
    'server.address',
    'server.port',
    'db.system.name',
    'db.namespace',
    'db.operation.name',
    'db.query.text',
    'error.type',
  ],
};

/** An exporter that passes on only what is allowed. */
export function withoutPersonalData(exporter) {
  return {
    export: (spans, done) => exporter.export(spans.map(cleaned), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

function cleaned(span) {
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  const names = (allowed[kind] ?? []).filter((one) => one in span.attributes);
  const { traceId, spanId, traceFlags, isRemote } = span.spanContext();
  return {
    name,
    kind,
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    // Without the trace state, a header that a client may have sent.
    spanContext: () => ({ traceId, spanId, traceFlags, isRemote }),
    parentSpanContext: span.parentSpanContext,
    attributes: Object.fromEntries(names.map((one) => [one, span.attributes[one]])),
    status: { code: span.status.code },
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
