import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillPath } from '../../contract/fill-path.ts';
import { routes } from '../../contract/routes.ts';
import { call } from './app-call.ts';
import { ApiError, NetworkError } from './errors.ts';
import { recordClick } from './record-click.ts';

let server: Server;
let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[];
let nextReply: { status: number; statusText?: string; body: string };

beforeEach(async () => {
  seen = [];
  vi.stubGlobal('location', { search: '?from=dashboard' });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body });
      response.writeHead(nextReply.status, nextReply.statusText).end(nextReply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('S-69 sends JSON with the fixed header and the key of the attempt', async () => {
  nextReply = { status: 200, body: '{"review":"Kind.","source":"builtin"}' };
  const reply = await call('generateReview', {
    body: { sentiments: ['a', 'b', 'c', 'd'], businessType: 'healthcare', businessId: 1 },
    idempotencyKey: 'k1',
  });
  expect(reply).toEqual({ review: 'Kind.', source: 'builtin' });
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/reviews/generate',
    body: '{"sentiments":["a","b","c","d"],"businessType":"healthcare","businessId":1}',
  });
  expect(seen[0]?.headers).toMatchObject({
    'x-requested-with': 'fourgood',
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
});

it('sends no body and no content type if a call has none', async () => {
  nextReply = { status: 200, body: '{"success":true}' };
  await call('recordGoogleClick', { params: { businessId: 3 } });
  expect(seen[0]).toMatchObject({ url: '/api/analytics/google-click/3', body: '' });
  expect(seen[0]?.headers).not.toHaveProperty('content-type');
});

it.each([
  ['message of the body', 503, 'x', '{"message":"No API key","error":"other"}', 'No API key'],
  ['error of the body', 400, 'x', '{"error":"Bad name"}', 'Bad name'],
  ['body that is not JSON', 502, 'x', 'upstream is gone', 'upstream is gone'],
  ['status text', 500, 'Internal trouble', '', 'Internal trouble'],
])('S-74 a refusal is an error with the %s', async (_, status, statusText, body, message) => {
  nextReply = { status, statusText, body };
  await expect(call('readBusiness', { params: { id: 1 } })).rejects.toThrow(message);
});

it('S-74 a refusal without any text is "HTTP error {status}"', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 418 })));
  await expect(call('listSentiments')).rejects.toThrow('HTTP error 418');
});

it('keeps the code and the fields of a validation error', async () => {
  nextReply = {
    status: 400,
    body: '{"error":"e","message":"e","code":"invalid_request","fields":{"name":"Name is required"}}',
  };
  const error: unknown = await call('listSentiments').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_request',
    fields: { name: 'Name is required' },
  });
});

it('treats a captive portal’s page as a network failure', async () => {
  nextReply = { status: 200, body: '<!doctype html><title>Sign in to the Wi-Fi</title>' };
  await expect(call('listSentiments')).rejects.toBeInstanceOf(NetworkError);
});

it('treats a refused connection as a network failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('listSentiments')).rejects.toBeInstanceOf(NetworkError);
});

it('gives up after 15 seconds, even if only the body stalls', async () => {
  vi.useFakeTimers();
  try {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error('late')),
      });
      return Promise.resolve(new Response(body));
    });
    const settled = vi.fn();
    void call('listSentiments').catch(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(NetworkError));
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['google', routes.recordGoogleClick],
  ['facebook', routes.recordFacebookClick],
] as const)(
  'P-38 a click (%s) that cannot be counted is only logged, and never retried',
  async (platform, { method, path }) => {
    nextReply = { status: 500, body: '' };
    const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    recordClick(platform, 9);
    await vi.waitFor(() => expect(noted).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(seen).toEqual([
      expect.objectContaining({ method, url: fillPath(path, { businessId: 9 }) }),
    ]);
    noted.mockRestore();
  },
);

it.each(['null', '"gone"', '[1]', '{"message":7}'])(
  'handles an unexpected error body %s',
  async (body) => {
    nextReply = { status: 500, body };
    await expect(call('listSentiments')).rejects.toMatchObject({ status: 500, code: '' });
  },
);
