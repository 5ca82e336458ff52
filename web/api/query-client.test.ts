import { createServer, type Server } from 'node:http';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { createQueryClient } from './query-client.ts';
import { sessionKey } from './session.ts';

let queries: QueryClient;
let server: Server;
let reply: { status: number; body: string };
let headers: Record<string, unknown>;

beforeEach(async () => {
  queries = createQueryClient();
  server = createServer((request, response) => {
    headers = request.headers;
    response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.useRealTimers();
  queries.clear();
  await new Promise((resolve) => server.close(resolve));
});

/** Resolves paths against the test server instead of a page's origin. */
function here(path: string): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`;
}

it('S-73 the default query is a GET on its key, with the fixed header', async () => {
  reply = { status: 200, body: '{"sentiments":["Kind"]}' };
  const found = await queries.query({ queryKey: [here('/api/sentiments')] });
  expect(found).toEqual({ sentiments: ['Kind'] });
  expect(headers).toMatchObject({ 'x-requested-with': 'fourgood', accept: 'application/json' });
});

it('S-73 a refused query is an error "{status}: {body}"', async () => {
  reply = { status: 404, body: '{"error":"No"}' };
  const failed = queries.query({ queryKey: [here('/api/nothing')] });
  await expect(failed).rejects.toThrow('404: {"error":"No"}');
});

it('treats a response that is not JSON as a network failure', async () => {
  reply = { status: 200, body: '<!doctype html>' };
  const failed = queries.query({ queryKey: [here('/')], retry: false });
  await expect(failed).rejects.toBeInstanceOf(NetworkError);
});

it('N-24 data is stale after 60 s, refetched on focus, never on a timer', () => {
  const { queries: rules } = queries.getDefaultOptions();
  expect(rules).toMatchObject({ staleTime: 60_000, refetchOnWindowFocus: true });
  expect(rules?.refetchInterval).toBe(false);
});

it.each([
  ['a right that is gone', new ApiError(403, 'no', { code: 'forbidden' }), true],
  ['a page that rests', new ApiError(403, 'no', { code: 'business_inactive' }), false],
])('refetches the user after %s: %s', async (_, error, asks) => {
  queries.setQueryData(sessionKey, { id: 1 });
  const failed = queries.query({ queryKey: ['x'], queryFn: () => Promise.reject(error) });
  await expect(failed).rejects.toBe(error);
  expect(queries.getQueryState(sessionKey)?.isInvalidated).toBe(asks);
});

it.each([
  ['a 5xx', new ApiError(500, 'no'), 4],
  ['no network', new NetworkError('offline'), 4],
  ['a 4xx', new ApiError(404, 'no'), 1],
  ['a mistake of our own', new TypeError('bug'), 1],
])('S-64 C-21 a query that fails with %s is retried as specified', async (_, error, tries) => {
  const times = await timesOfTries((run) => expect(queries.query(run)).rejects.toBe(error), error);
  expect(times).toEqual([0, 1_000, 3_000, 7_000].slice(0, tries));
});

it.each([
  ['a 5xx', new ApiError(503, 'no'), 3],
  ['a 4xx', new ApiError(400, 'no'), 1],
])('S-65 C-20 a mutation that fails with %s is retried as specified', async (_, error, tries) => {
  const times = await timesOfTries(({ queryFn }) => {
    const mutation = new MutationObserver(queries, { mutationFn: queryFn });
    return expect(mutation.mutate()).rejects.toBe(error);
  }, error);
  expect(times).toEqual([0, 1_000, 3_000].slice(0, tries));
});

/** Runs something that always fails, and returns the time of each attempt, in milliseconds. */
async function timesOfTries(
  start: (run: { queryKey: string[]; queryFn: () => Promise<never> }) => Promise<unknown>,
  error: Error,
): Promise<number[]> {
  vi.useFakeTimers();
  const began = Date.now();
  const times: number[] = [];
  const queryFn = () => {
    times.push(Date.now() - began);
    return Promise.reject(error);
  };
  const ended = start({ queryKey: ['x'], queryFn });
  await vi.advanceTimersByTimeAsync(120_000);
  await ended;
  return times;
}
