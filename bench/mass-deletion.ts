/**
 * Deleting what has expired, when that is a lot: all of it in one statement, which the app's own limit ends
 * after 10 seconds, and in batches, as maintenance does. On a PostgreSQL that flushes to disk.
 *
 * Run: npm run bench:deletion [-- --rows=4000000]
 */
import { performance } from 'node:perf_hooks';
import { lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { setUpInstallation } from '../prove/scale/set-up-installation.ts';
import { cleanUpOnExit } from '../prove/stage/cleanup.ts';
import { deleteInBatches } from '../server/db/delete-in-batches.ts';
import { draftRequests } from '../server/db/schema/drafting.ts';
import { timeLimits } from '../server/db/time-limits.ts';

const rows = Number(
  process.argv.find((argument) => argument.startsWith('--rows='))?.slice(7) ?? 4_000_000,
);
const isOld = lt(draftRequests.createdAt, new Date());

cleanUpOnExit();
const installation = await setUpInstallation({ shared_buffers: '512MB', max_wal_size: '2GB' });
const limited = new pg.Pool({
  connectionString: installation.databaseUrl,
  statement_timeout: timeLimits.statement,
});
try {
  await installation.app.stop();
  const db = drizzle(limited);
  await fill();
  await time('in one statement', () => db.delete(draftRequests).where(isOld));
  await installation.database.queryApp('truncate draft_requests');
  await fill();
  await time('in batches', () => deleteInBatches(db, draftRequests, isOld));
} finally {
  await limited.end();
  await installation.remove();
}

async function fill(): Promise<void> {
  // Without the limit.
  await installation.database.query(`alter role fourgood set statement_timeout = 0`);
  await installation.database.queryApp(`
    insert into draft_requests (key_hash, content_hash, attempt, counted, created_at)
    select left(encode(sha256(n::text::bytea), 'base64'), 43), left(encode(sha256((-n)::text::bytea), 'base64'), 43),
      0, true, now() - interval '1 day'
    from generate_series(1, ${rows}) as n`);
  await installation.database.queryApp('vacuum analyze draft_requests');
}

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const outcome = await work().then(
    () => 'done',
    ({ message, cause }: Error) => `failed: ${cause instanceof Error ? cause.message : message}`,
  );
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const { rows: left } = await limited.query('select count(*) from draft_requests');
  console.log(`${name}: ${outcome} after ${seconds} s, ${JSON.stringify(left[0])} left of ${rows}`);
}
