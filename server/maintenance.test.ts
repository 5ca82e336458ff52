import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from './domain/accounts/sessions.ts';
import { sweep } from './maintenance.ts';
import { generate } from './testing/requests.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const hour = 3_600_000;
const start = new Date();

let clock = start;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

it('forgets the keys of drafts after a day', async () => {
  const { id } = await server.addBusiness();
  await generate(server.app, { businessId: id }, { key: 'a-draft-of-today' });
  expect(await rowsAfter(23 * hour, 'draft_requests')).toBe(1);
  expect(await rowsAfter(25 * hour, 'draft_requests')).toBe(0);
});

it('forgets fingerprints of drafts after 90 days', async () => {
  clock = start;
  const { id } = await server.addBusiness();
  await generate(server.app, { businessId: id });
  const day = 24 * hour;
  await server.ctx.pool.query('delete from draft_fingerprints where business_id <> $1', [id]);
  expect(await rowsAfter(89 * day, 'draft_fingerprints')).toBe(1);
  expect(await rowsAfter(90 * day, 'draft_fingerprints')).toBe(0);
});

it('forgets sessions that have ended, and no others', async () => {
  clock = start;
  const owner = await server.addOwner();
  const admin = await server.addOwner({ isAdmin: true });
  await beginSession(server.ctx, owner, 0);
  await beginSession(server.ctx, admin, 0);
  expect(await rowsAfter(23 * hour, 'sessions')).toBe(2);
  expect(await rowsAfter(25 * hour, 'sessions')).toBe(1);
  expect(await rowsAfter(31 * 24 * hour, 'sessions')).toBe(0);
});

/** Rows that are left of a table when it is swept so long after the start. */
async function rowsAfter(milliseconds: number, table: string): Promise<number> {
  clock = new Date(start.getTime() + milliseconds);
  await sweep(server.ctx);
  return (await server.ctx.pool.query(`select from ${table}`)).rowCount ?? 0;
}
