import { drizzle } from 'drizzle-orm/node-postgres';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitingEmails } from '../testing/accounts.ts';
import { addWaitingEmail } from '../testing/outbox-rows.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

it('keeps emails about the installation, which are for its operator', async () => {
  const { ctx } = server;
  const to = 'operator@example.com';
  const payload = { to, troubles: [], over: [] };
  const rest = { userId: null, businessId: null, identity: null, hours: 24 };
  await ctx.outbox.add(ctx.db, { kind: 'trouble', payload, ...rest });
  await addWaitingEmail(ctx, to);
  await ctx.outbox.withdraw(ctx.db, to);
  expect(await waitingEmails(ctx, 'trouble', to)).toHaveLength(1);
  expect(await waitingEmails(ctx, 'password_changed', to)).toEqual([]);
});

it('finds an account’s emails among many without reading all of them at once', async () => {
  const { ctx } = server;
  const own = () => waitingEmails(ctx, 'password_changed', 'olive@example.com');
  const add = (to: string) => addWaitingEmail(ctx, to);
  await add('olive@example.com');
  for (let n = 0; n < 1_100; n += 100)
    await Promise.all(Array.from({ length: 100 }, () => add('nora@example.com')));
  await add('olive@example.com');
  expect(await own()).toHaveLength(2);
  let most = 0;
  const counting = {
    query: async (statement: QueryConfig, values: unknown[]) => {
      const answer = await ctx.pool.query<object>(statement, values);
      most = Math.max(most, answer.rows.length);
      return answer;
    },
  };
  await ctx.outbox.withdraw(drizzle(counting as unknown as typeof ctx.pool), 'olive@example.com'); // all that Drizzle calls
  expect(await own()).toEqual([]);
  expect(await waitingEmails(ctx, 'password_changed', 'nora@example.com')).toHaveLength(1_100);
  expect(most).toBeLessThanOrEqual(500);
});
