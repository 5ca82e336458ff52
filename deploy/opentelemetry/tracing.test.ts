import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { canary, createCanaries } from '../../server/testing/canaries.ts';
import { everyEndpoint, workingCall } from '../../server/testing/every-endpoint.ts';
import { startFakeProvider } from '../../server/testing/fake-provider.ts';
import { linesOf, startProgram, type Program } from '../../server/testing/program.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { startTraceReceiver } from './trace-receiver.mjs';

type Call = Awaited<ReturnType<typeof workingCall>>;

const start = join(import.meta.dirname, '../../scripts/start.mjs');
const headers = {
  'user-agent': `${canary}-agent`,
  'x-forwarded-for': '2001:db8:7a71:cafe::77',
  traceparent: '00-7a716361e172797a716361e172797a71-7a716361e1727901-01',
  tracestate: `visitor=${canary}`,
  baggage: `visitor=${canary}`,
};

it(
  'sends spans by route, with queries and calls of a model, and nothing personal',
  { timeout: 3 * MINUTE },
  async () => {
    const receiver = await startTraceReceiver();
    onTestFinished(() => receiver.close());
    const provider = await startFakeProvider();
    onTestFinished(() => provider.close());
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const program = startTraced(server, provider.url, receiver.url);
    await program.saying(' is running.');
    const [url = ''] = /http:\/\/127[\d.:]+/.exec(program.said()) ?? [];
    const canaries = createCanaries();
    canaries.add(headers);
    let sent = 0;
    const send = async ({ method, url: path, payload, cookies = {} }: Call) => {
      canaries.add([cookies, payload]);
      const cookie = Object.entries(cookies as Record<string, string>).map(
        ([name, value]) => `${name}=${value}`,
      );
      sent += 1;
      const answer = await fetch(url + path, {
        method: method ?? 'GET',
        headers: {
          ...headers,
          cookie: cookie.join('; '),
          ...(payload && { 'content-type': 'application/json' }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = new Map<string, number>();
    for (const [name, endpoint] of everyEndpoint)
      statuses.set(name, await send(await workingCall(server, endpoint)));
    // The tests' passkeys belong to another address than the program's.
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([['addPasskey', 400]]);
    const { slug } = await server.addBusiness({
      slug: `${canary}-clinic`,
      name: `${canary} Clinic`,
    });
    await send({ url: `/thumbs-up-down/${slug}?at=${canary}` });
    await send({ url: `/${canary}?token=${canary}` });
    await send({
      method: 'POST',
      url: '/api/login',
      payload: { email: `${canary}@example.com`, password: canary },
    });
    await fetch(`${url}/healthz`);
    program.child.kill('SIGTERM');
    expect(await program.exitCode()).toBe(0);

    expect(new Set(receiver.headers.map(({ url: path, type }) => `${path} ${type}`))).toEqual(
      new Set(['/v1/traces application/x-protobuf']),
    );
    const spans = receiver.spans();
    const requests = spans.filter(({ kind }) => kind === 'SERVER');
    expect(requests).toHaveLength(sent);
    for (const span of requests) {
      expect(span.parentSpanId).toBe('');
      expect(span.resource).toMatchObject({ 'service.name': 'fourgood' });
      expect(requestAttributes).toEqual(expect.arrayContaining(Object.keys(span.attributes)));
    }
    const names = new Set(requests.map(({ name }) => name));
    expect(names).toContain('GET /thumbs-up-down/:slug');
    expect(names).toContain('POST /api/businesses/:id/send-feedback');
    expect(names).toContain('GET');
    const ids = new Set(requests.map(({ spanId }) => spanId));
    const queries = spans.filter(({ attributes }) => 'db.query.text' in attributes);
    expect(queries.length).toBeGreaterThan(sent);
    expect(queries.filter(({ parentSpanId }) => ids.has(parentSpanId)).length).toBeGreaterThan(
      sent / 2,
    );
    const models = spans.filter(
      ({ scope, kind }) => kind === 'CLIENT' && scope?.includes('undici'),
    );
    expect(models).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({
          'server.address': '127.0.0.1',
          'http.response.status_code': '200',
        }),
      }),
    );
    for (const call of provider.calls) {
      expect(call.headers).not.toHaveProperty('traceparent');
      expect(call.headers).not.toHaveProperty('baggage');
    }
    const traces = new Map(
      requests.map(({ traceId, attributes }) => [traceId, attributes['http.route']]),
    );
    const lines = linesOf(program) as { msg: string; trace_id?: string; route?: string }[]; // more fields of the log
    const answered = lines.filter(({ msg, trace_id: trace }) => msg === 'answered' && trace);
    expect(answered).toHaveLength(sent);
    for (const { trace_id: trace = '', route } of answered)
      expect(traces.get(trace) ?? null).toBe(route);
    expect(canaries.leaksIn(receiver.text())).toEqual([]);
  },
);

/** The program on the test server's database, with its own start script. */
function startTraced({ ctx }: TestServer, modelUrl: string, collectorUrl: string): Program {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-test-tracing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { database } = ctx.config;
  return startProgram(
    folder,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.kind === 'external' ? database.url : '',
      APP_SECRET: 'the same in every run of the tests',
      LIMITS: 'off',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'info',
      DRAFTING_PROVIDER: 'openai',
      DRAFTING_MODEL: 'small',
      DRAFTING_URL: modelUrl,
      DRAFTING_KEY: `${canary}-key`,
      TRACING: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
    },
    start,
  );
}

const requestAttributes = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
];
