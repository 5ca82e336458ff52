import { lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { deleteInBatches, rowsOfBatch } from './delete-in-batches.ts';
import { draftRequests } from './schema/drafting.ts';

const today = new Date('2026-11-23T12:00:00Z');
const isOld = lt(draftRequests.createdAt, today);
const old = rowsOfBatch + 1;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  await server.ctx.pool.query('delete from draft_requests');
  await server.ctx.pool.query(
    `insert into draft_requests (key_hash, created_at)
     select n, case n when 0 then $1::timestamptz else $1::timestamptz - interval '1 day' end
     from generate_series(0, $2::int) as n`,
    [today, old],
  );
});

afterAll(() => server.close());

it('deletes more rows than fit into one statement, and no others', async () => {
  await deleteInBatches(server.ctx.db, draftRequests, isOld);
  expect(await rowsLeft()).toBe(1);
});

it('ends after the statement in progress when it is to stop', async () => {
  const stopping = new AbortController();
  const deleting = deleteInBatches(server.ctx.db, draftRequests, isOld, stopping.signal);
  stopping.abort();
  await deleting;
  expect(await rowsLeft()).toBe(2);
});

it('leaves rows that someone else has locked', async () => {
  const other = await server.ctx.pool.connect();
  await other.query(`begin; select from draft_requests where key_hash = '7' for update`);
  await deleteInBatches(server.ctx.db, draftRequests, isOld);
  await other.query('commit');
  other.release();
  expect(await rowsLeft()).toBe(2);
});

async function rowsLeft(): Promise<number> {
  return (await server.ctx.pool.query('select from draft_requests')).rowCount ?? 0;
}
