import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addClick, readClicksSince } from './click-usage.ts';
import { addUsage, readUsageSince } from './draft-usage.ts';
import { gatherUsage } from './usage-shards.ts';

const day = '2026-11-21';
const draft = [{ kind: 'draft', name: 'builtin', count: 1 }] as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(() =>
  server.ctx.pool.query(
    'truncate draft_usage, draft_usage_shards, click_usage, click_usage_shards',
  ),
);

it('a draft and a click whose commit takes long keep no other, and no gathering, waiting', async () => {
  const { db } = server.ctx;
  const clicked = (await server.addBusiness()).id;
  const others = [
    await server.addBusiness(),
    await server.addBusiness(),
    await server.addBusiness(),
  ];
  const add = async (businessId: number, run = db) => {
    await addUsage(run, day, draft);
    await addClick(run, { businessId, kind: 'google_click', hour: { day, hour: 9 } });
  };
  let added: Promise<void>[] = [];
  await db.transaction(async (slow) => {
    await add(clicked, slow);
    added = others.map(({ id }) =>
      db.transaction(async (tx) => {
        await tx.execute("set local lock_timeout = '1s'");
        await add(id, tx);
      }),
    );
    // Two connections may share a shard, but not all of them.
    await Promise.any(added);
    await gatherUsage(db);
  });
  const counted = (await Promise.allSettled(added)).filter(({ status }) => status === 'fulfilled');
  await gatherUsage(db);
  expect([await drafts(), await clicks()]).toEqual([1 + counted.length, 1 + counted.length]);
  expect((await shardRows()).rows).toEqual([]);
});

it('sums are exact while shards are gathered and the version before counts, too', async () => {
  const { db, pool } = server.ctx;
  const { id } = await server.addBusiness();
  const seen: number[] = [];
  const ofVersionBefore = `
    insert into draft_usage (day, kind, name, count) values ($1, 'draft', 'builtin', 1)
    on conflict (day, kind, name) do update set count = draft_usage.count + excluded.count`;
  await Promise.all([
    ...Array.from({ length: 40 }, () => addUsage(db, day, draft)),
    ...Array.from({ length: 20 }, () => pool.query(ofVersionBefore, [day])),
    ...Array.from({ length: 20 }, (_, hour) =>
      addClick(db, { businessId: id, kind: 'google_click', hour: { day, hour } }),
    ),
    ...Array.from({ length: 10 }, async () => {
      await gatherUsage(db);
      seen.push((await drafts()) ?? 0);
    }),
  ]);
  expect([await drafts(), await clicks()]).toEqual([60, 20]);
  expect(seen.every((count) => count <= 60)).toBe(true);
  await gatherUsage(db);
  expect([await drafts(), await clicks()]).toEqual([60, 20]);
  expect((await shardRows()).rows).toEqual([]);
});

async function drafts(): Promise<number | undefined> {
  return (await readUsageSince(server.ctx.db, day))[0]?.count;
}

async function clicks(): Promise<number | undefined> {
  return (await readClicksSince(server.ctx.db, day))[0]?.count;
}

function shardRows() {
  return server.ctx.pool.query(
    'select count from draft_usage_shards union all select count from click_usage_shards',
  );
}
