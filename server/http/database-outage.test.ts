import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '../../contract/durations.ts';
import { errorReply } from '../../contract/errors.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts';
import { adminActions } from '../testing/admin-actions.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { click, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let proxy: DatabaseProxy;
let businessId: number;

beforeEach(async () => {
  server = await startTestServer(
    {},
    {
      answerLimit: SECOND,
      through: async (url) => (proxy = await startDatabaseProxy(url)).url,
    },
  );
  businessId = (await server.addBusiness()).id;
});

// Any line of level error fails the test: an outage is no bug of ours.
afterEach(async () => {
  proxy.reset(); // closing waits for silent connections, which one of the tests is about
  await server.close();
});

describe('a database that has gone silent', () => {
  it('is reported as 503 with Retry-After, and everything recovers by itself', async () => {
    proxy.silence();
    const answer = await server.app.inject(`/api/businesses/${businessId}`);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const { code, message, reference } = errorReply.parse(answer.json());
    expect([code, message]).toEqual([
      'unavailable',
      'The service is not available right now. Please try again in a moment.',
    ]);
    expect(linesWith(`"reference":"${reference}"`)).toEqual([
      expect.objectContaining({ level: 40, msg: 'the database was not available' }),
    ]);

    proxy.forwardNew();
    await vi.waitFor(async () => expect(await statusOfBusiness()).toBe(200), { timeout: MINUTE });
  });

  it('is not ready until it answers again', async () => {
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    proxy.silence();
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    proxy.forwardNew();
    const isReady = async () => expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await vi.waitFor(isReady, { timeout: MINUTE });
  });

  it('does not log what people wrote', async () => {
    proxy.silence();
    const answer = await sendFeedback(server.app, businessId, { feedback: 'canary words' });
    expect(answer.statusCode).toBe(503);
    expect(server.logLines.join('')).not.toMatch(/canary|insert into/);
  });

  it('lets the server close', async () => {
    proxy.silence();
    await server.app.inject(`/api/businesses/${businessId}`);
    await server.ctx.close();
    proxy.forwardNew();
    expect(server.ctx.pool.totalCount).toBe(0);
    server.ctx.close = () => Promise.resolve();
  });
});

describe('a connection lost in the middle of a request’s transaction', () => {
  it('costs that request a 503, and nothing else', async () => {
    const { app, ctx } = server;
    const cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
    const other = await server.addOwner();
    const holder = await ctx.pool.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [other.id]);
    const request = adminActions(app, cookies).toggle(other.id, false);
    await waitForBlockedStatements(ctx);
    await holder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    const answer = await request;
    await holder.query('rollback');
    holder.release();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
    expect(await statusOfBusiness()).toBe(200);
  });
});

describe('rate limits while the database is silent', () => {
  it('are counted in memory, and every further request at once', async () => {
    proxy.silence();
    const first = await click(server.app, businessId, 'google');
    expect(first.statusCode).toBe(503);
    const limits = server.ctx.rateLimiter;
    const taken = Promise.all(
      Array.from({ length: 200 }, () => limits.take('feedback', '203.0.113.7')),
    );
    await expect(taken).rejects.toMatchObject({ code: 'too_many_requests' });
    const reports = server.logLines.filter((line) => line.includes('a rate limit could not be'));
    expect(reports).toHaveLength(1);
  });
});

async function statusOfBusiness(): Promise<number> {
  return (await server.app.inject(`/api/businesses/${businessId}`)).statusCode;
}

function linesWith(text: string): unknown[] {
  return server.logLines.filter((line) => line.includes(text)).map((line) => JSON.parse(line));
}
