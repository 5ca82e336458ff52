import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { fetchList } from './fetch-list.ts';

let server: Server;
let reply: { status: number; headers?: Record<string, string>; body: string };

beforeEach(async () => {
  server = createServer((_, response) => {
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['1234', { count: 1234, isExact: true }],
  ['0', { count: 0, isExact: true }],
  ['10000+', { count: 10_000, isExact: false }],
])('a total of %s is %j', async (total, expected) => {
  reply = { status: 200, headers: { 'X-Total-Count': total, 'X-Next-Cursor': 'n' }, body: '[]' };
  expect(await read()).toEqual({ rows: [], total: expected, next: 'n', previous: null });
});

it('counts the rows if there are no headers', async () => {
  reply = { status: 200, body: '[{"id":1},{"id":2}]' };
  expect(await read()).toMatchObject({
    rows: [{ id: 1 }, { id: 2 }],
    total: { count: 2, isExact: true },
  });
});

it('C-06 a refusal has the server’s message', async () => {
  reply = { status: 503, body: '{"message":"Please wait","code":"x","reference":"r1"}' };
  const error: unknown = await read().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Please wait', status: 503, reference: 'r1' });
});

it('an unreadable response is a network failure', async () => {
  reply = { status: 200, body: '<!doctype html>' };
  await expect(read()).rejects.toBeInstanceOf(NetworkError);
});

function read(): Promise<unknown> {
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return fetchList(`${origin}/x`, new AbortController().signal);
}
