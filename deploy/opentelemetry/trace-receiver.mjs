import { createServer } from 'node:http';
import protobuf from 'protobufjs';

const proto = await protobuf.load(new URL('trace.proto', import.meta.url).pathname);
const request = proto.lookupType('ExportTraceServiceRequest');

/** An OTLP/HTTP receiver for the test, as a collector is one. */
export async function startTraceReceiver() {
  const bodies = [];
  const headers = [];
  const server = createServer((incoming, outgoing) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      bodies.push(Buffer.concat(chunks));
      headers.push({ url: incoming.url, type: incoming.headers['content-type'] });
      outgoing.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    headers,
    /** As it arrived, and decoded. */
    text: () => bodies.map((body) => body.toString('latin1') + JSON.stringify(decode(body))).join(),
    spans: () => bodies.flatMap((body) => spansOf(decode(body))),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** @throws Error unless the body is a whole message of fields that the protocol has */
function decode(body) {
  const message = request.decode(body);
  return request.toObject(message, { longs: String, enums: String });
}

function spansOf({ resourceSpans = [] }) {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) =>
    scopeSpans.flatMap(({ scope, spans = [] }) =>
      spans.map((span) => ({
        ...span,
        traceId: hex(span.traceId),
        spanId: hex(span.spanId),
        parentSpanId: hex(span.parentSpanId),
        scope: scope?.name,
        resource: valuesOf(resource?.attributes),
        attributes: valuesOf(span.attributes),
      })),
    ),
  );
}

function hex(bytes = []) {
  return Buffer.from(bytes).toString('hex');
}

function valuesOf(attributes = []) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, Object.values(value ?? {})[0]]),
  );
}
