/**
 * How many transactions a second can update one row, as every draft does with the row of the day in
 * `draft_usage`, compared with a row each: the lock is held until the commit is on disk, and with a
 * synchronous standby until it is there. `commit_delay` makes commits slower, as such a standby does.
 *
 * Run: npm run bench:one-row
 */
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { cleanUpOnExit } from '../prove/stage/cleanup.ts';
import { makeDatabaseServer } from '../prove/stage/database-server.ts';

/** As many transactions as a process lets choose drafts (`draft-memory.ts`). */
const connections = 8;
const milliseconds = 4_000;
/** Added to each commit, in microseconds. */
const delays = [0, 2_000, 5_000];

cleanUpOnExit();
const database = await makeDatabaseServer(process.pid);
try {
  await database.start();
  await database.queryApp('create table counts (id int primary key, count int not null)');
  await database.queryApp(
    `insert into counts select id, 0 from generate_series(1, ${connections}) as id`,
  );
  await database.query('alter system set commit_siblings = 0');
  for (const delay of delays) {
    await database.query(`alter system set commit_delay = ${delay}`);
    await database.query('select pg_reload_conf()');
    const [one, each] = [await measure(() => 1), await measure((connection) => connection + 1)];
    console.log(
      `commits ${delay / 1_000} ms slower: one row ${one.toFixed(0)} a second, a row each ${each.toFixed(0)}`,
    );
  }
} finally {
  await database.remove();
}

/** @param rowOf the row that a connection updates. @returns transactions a second */
async function measure(rowOf: (connection: number) => number): Promise<number> {
  const connectionString = database.urlAt(database.cluster.port);
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString }));
  await Promise.all(clients.map((client) => client.connect()));
  const start = performance.now();
  let done = 0;
  await Promise.all(
    clients.map(async (client, connection) => {
      while (performance.now() - start < milliseconds) {
        await client.query('begin');
        await client.query('update counts set count = count + 1 where id = $1', [
          rowOf(connection),
        ]);
        await client.query('commit');
        done += 1;
      }
    }),
  );
  const rate = (done * 1_000) / (performance.now() - start);
  await Promise.all(clients.map((client) => client.end()));
  return rate;
}
