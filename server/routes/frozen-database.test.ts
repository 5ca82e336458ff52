import { setTimeout as nextTurns } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts';
import { click, generate, post } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Milliseconds between two ticks of every limit on waiting. */
const tick = 100;

let server: TestServer;
let proxy: DatabaseProxy;
let businessId: number;

beforeEach(async () => {
  const through = async (url: string) => (proxy = await startDatabaseProxy(url)).url;
  server = await startTestServer({ LIMITS: 'off' }, { through });
  businessId = (await server.addBusiness()).id;
});

afterEach(async () => {
  vi.useRealTimers();
  proxy.reset(); // closing waits for silent connections, which is what the tests are about
  await server.close();
});

it.each([
  ['a draft is given', 200, 1_500, (app: FastifyInstance) => generate(app, { businessId })],
  ['a click is refused', 503, 2_000, (app: FastifyInstance) => click(app, businessId)],
  [
    'an event is refused',
    503,
    2_000,
    (app: FastifyInstance) => post(app, `/api/analytics/view/${businessId}`, undefined),
  ],
])('%s when it has waited long enough in all its steps', async (_what, status, limit, call) => {
  await call(server.app);
  proxy.silence();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answer = call(server.app);
  const end = { reached: false };
  void answer.finally(() => (end.reached = true));
  let waited = 0;
  while (!end.reached) {
    if (vi.getTimerCount() > 0) {
      vi.advanceTimersByTime(tick);
      waited += tick;
    }
    await nextTurns(1);
  }
  expect((await answer).statusCode).toBe(status);
  expect(waited).toBe(limit);
});
