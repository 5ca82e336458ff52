import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { insertBusiness } from './businesses.ts';
import { deleteOrphanLogos, findLogo, insertLogo } from './logos.ts';
import { sweep } from '../start/maintenance.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  userId = (await server.addOwner()).id;
});

afterAll(() => server.close());

it('stores equal pictures once', async () => {
  const hash = await store('twice');
  await store('twice');
  expect(await isKept(hash)).toBe(true);
  const { rowCount } = await server.ctx.pool.query('select from logos where hash = $1', [hash]);
  expect(rowCount).toBe(1);
});

it('deletes logos that no business has shown for an hour, and no others', async () => {
  const [orphan, used] = [await store('orphan'), await store('used')];
  await server.addBusiness({ userId, logoHash: used });
  await sweepAfter(59);
  expect(await isKept(orphan)).toBe(true);
  await sweepAfter(61);
  expect(await isKept(orphan)).toBe(false);
  expect(await isKept(used)).toBe(true);
});

it('resets an orphan’s age when the same picture is stored again', async () => {
  const hash = await store('again');
  await server.ctx.pool.query(`update logos set created_at = now() - interval '2 hours'`);
  await store('again');
  await sweepAfter(0);
  expect(await isKept(hash)).toBe(true);
});

it('deletes only the named logos, and only if no business shows them', async () => {
  const [first, shared] = [await store('first'), await store('shared')];
  await server.addBusiness({ userId, logoHash: shared });
  const unnamed = await store('unnamed');
  await deleteOrphanLogos(server.ctx.db, [first, shared]);
  expect(await isKept(first)).toBe(false);
  expect(await isKept(shared)).toBe(true);
  expect(await isKept(unnamed)).toBe(true);
});

it('waits for a transaction that is storing the logo, and then keeps it', async () => {
  const { db } = server.ctx;
  const hash = await store('race');
  let deletion = Promise.resolve();
  await db.transaction(async (tx) => {
    await insertLogo(tx, hash, Buffer.from('race'));
    deletion = deleteOrphanLogos(db, [hash]);
    await waitForBlockedStatement();
    await insertBusiness(tx, { userId, name: 'Late', slug: 'late', logoHash: hash });
  });
  await deletion;
  expect(await isKept(hash)).toBe(true);
});

it('leaves no business without its logo, in any order of events', async () => {
  const { db } = server.ctx;
  const hash = hashOf('hammer');
  const rounds = Array.from({ length: 40 }, async (_, n) => {
    await db.transaction(async (tx) => {
      await insertLogo(tx, hash, Buffer.from('hammer'));
      await insertBusiness(tx, { userId, name: 'Hammer', slug: `hammer-${n}`, logoHash: hash });
    });
    await server.ctx.pool.query('delete from businesses where slug = $1', [`hammer-${n}`]);
    await deleteOrphanLogos(db, [hash]);
  });
  await Promise.all(rounds);
  expect(await isKept(hash)).toBe(false);
});

async function store(picture: string): Promise<string> {
  const hash = hashOf(picture);
  await insertLogo(server.ctx.db, hash, Buffer.from(picture));
  return hash;
}

function hashOf(picture: string): string {
  return createHash('sha256').update(picture).digest('hex');
}

async function isKept(hash: string): Promise<boolean> {
  return (await findLogo(server.ctx.db, hash)) !== null;
}

async function sweepAfter(minutes: number): Promise<void> {
  const then = new Date(Date.now() + minutes * MINUTE);
  await sweep({ ...server.ctx, now: () => then });
}

/** Waits until a statement in this database waits for a lock. */
async function waitForBlockedStatement(): Promise<void> {
  const waiting = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await server.ctx.pool.query(waiting)).rowCount === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
}
