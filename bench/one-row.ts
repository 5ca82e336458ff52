/**
 * How many drafts a second can be counted for the whole installation: in one row of the day, whose lock is
 * held until the commit is on disk, and with a synchronous standby until it is there; and spread over
 * shards, as `server/db/draft-usage.ts` does. `commit_delay` makes commits slower, as such a standby does.
 * Compare the two of a line, which were measured in turns: on a busy machine, lines differ.
 *
 * Run: npm run bench:one-row
 */
import { performance } from 'node:perf_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { cleanUpOnExit } from '../prove/stage/cleanup.ts';
import { makeDatabaseServer } from '../prove/stage/database-server.ts';
import type { Db } from '../server/db/client.ts';
import { addUsage } from '../server/db/draft-usage.ts';
import { migrate } from '../server/db/migrate.ts';

/** A process lets 8 transactions choose drafts (`draft-memory.ts`). */
const connectionCounts = [8, 48];
const rounds = 3;
const milliseconds = 1_500;
/** Added to each commit, in microseconds. */
const delays = [0, 2_000, 5_000];
const day = '2026-11-21';

cleanUpOnExit();
const database = await makeDatabaseServer(process.pid);
try {
  await database.start();
  await migrate({ connectionString: database.urlAt(database.cluster.port) });
  await database.query('alter system set commit_siblings = 0');
  for (const delay of delays) {
    await database.query(`alter system set commit_delay = ${delay}`);
    await database.query('select pg_reload_conf()');
    for (const connections of connectionCounts) console.log(await compare(delay, connections));
  }
} finally {
  await database.remove();
}

async function compare(delay: number, connections: number): Promise<string> {
  const connectionString = database.urlAt(database.cluster.port);
  const pool = new pg.Pool({ connectionString, max: connections });
  const db = drizzle(pool);
  let [one, spread] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    one += (await measure(db, connections, inOneRow)) / rounds;
    spread += (await measure(db, connections, inShards)) / rounds;
  }
  await pool.end();
  const times = (spread / one).toFixed(1);
  return `commits ${delay / 1_000} ms slower, ${connections} connections: one row ${one.toFixed(0)} a second, shards ${spread.toFixed(0)}: ${times} times as many`;
}

/** @returns transactions a second */
async function measure(db: Db, connections: number, count: (tx: Db) => Promise<unknown>) {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - start < milliseconds) {
        await db.transaction(count);
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - start);
}

function inOneRow(tx: Db) {
  return tx.execute(sql`
    with added as (
      insert into draft_usage (day, kind, name, count) values (${day}, 'draft', 'builtin', 1)
      on conflict (day, kind, name) do update set count = draft_usage.count + excluded.count
    ) select`);
}

function inShards(tx: Db) {
  return addUsage(tx, day, [{ kind: 'draft', name: 'builtin', count: 1 }]);
}
