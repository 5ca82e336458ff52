import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { fetchPathUncached } from './fetch-path.ts';

let server: Server;
let headers: IncomingHttpHeaders;
let reply: { status: number; statusText?: string; body: string };

beforeEach(async () => {
  server = createServer((request, response) => {
    headers = request.headers;
    response.writeHead(reply.status, reply.statusText).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

it('D-04, C-82 bypasses every cache', async () => {
  reply = { status: 200, body: '[]' };
  expect(await read()).toEqual([]);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'x-requested-with': 'fourgood',
  });
});

it('D-08 a refusal has the status text as its message, and keeps its reference', async () => {
  const body = '{"message":"Something went wrong","code":"unexpected","reference":"r1"}';
  reply = { status: 500, statusText: 'Internal trouble', body };
  const error: unknown = await read().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Internal trouble', status: 500, reference: 'r1' });
});

it('C-69 a refusal without a status text, as over HTTP/2, has the status code', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"No"}', { status: 503 })));
  await expect(read()).rejects.toThrow('HTTP error 503');
});

it('a refusal for a while says how long it lasts', async () => {
  const refusal = {
    status: 429,
    statusText: 'Too Many Requests',
    headers: { 'Retry-After': '590' },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', refusal)));
  await expect(read()).rejects.toThrow('Too Many Requests. Try again in 10 minutes.');
});

it('treats a captive portal’s page as a network failure', async () => {
  reply = { status: 200, body: '<!doctype html>' };
  await expect(read()).rejects.toBeInstanceOf(NetworkError);
});

function read(): Promise<unknown> {
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return fetchPathUncached({ queryKey: [`${origin}/x`], signal: new AbortController().signal });
}
