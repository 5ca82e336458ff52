/**
 * Clicks and drafts per second for one business, on a database that flushes every commit to disk, compared
 * with plain updates of one row by twenty connections: what PostgreSQL can do if each write is a commit of
 * its own, as in pgbench. Rounds are interleaved, so ratios are reliable on a busy machine.
 *
 * Run: npm run bench:writes (-- --quick)
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { offeredSentiments } from '../contract/sentiments.ts';
import { setUpDurable } from '../server/testing/global-setup.ts';
import { createTestDatabase } from '../server/testing/database.ts';
import { measureRate } from './throughput/send-requests.ts';
import { median } from '../prove/load/percentile.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 3 : 9;
const milliseconds = quick ? 2_000 : 4_000;
const connections = 50;
let drafts = 0;

const tearDown = await setUpDurable();
const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 20 });
await pool.query('create table counter (id int primary key, count bigint not null)');
await pool.query('insert into counter values (1, 0)');
const product = fork(new URL('throughput/product-server.ts', import.meta.url));
const [{ port, id }] = (await once(product, 'message')) as [{ port: number; id: number }]; // our own script

const variants = {
  'updates of one row': updatesOfOneRow,
  clicks: () => send(`/api/analytics/google-click/${id}`),
  drafts: () => send('/api/reviews/generate', someDraft),
};
const rates = new Map(Object.keys(variants).map((name) => [name, [] as number[]]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, variant] of Object.entries(variants)) {
    const rate = await variant();
    // The first round warms up.
    if (round > 0) rates.get(name)?.push(rate);
  }
}
report();
product.disconnect();
await once(product, 'exit');
await pool.end();
await tearDown();

async function updatesOfOneRow(): Promise<number> {
  const start = performance.now();
  let updates = 0;
  const update = async () => {
    while (performance.now() - start < milliseconds) {
      await pool.query({
        name: 'update',
        text: 'update counter set count = count + 1 where id = 1',
      });
      updates += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, update));
  return (updates * 1000) / (performance.now() - start);
}

/** Each with its own key, as browsers send them. */
function send(path: string, makeBody: () => string = () => ''): Promise<number> {
  const request = () => {
    const body = makeBody();
    return [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Idempotency-Key: ${randomUUID()}`,
      'Sec-Fetch-Site: same-origin',
      ...(body === '' ? [] : ['Content-Type: application/json']),
      `Content-Length: ${Buffer.byteLength(body)}`,
      `\r\n${body}`,
    ].join('\r\n');
  };
  return measureRate({ port, request, connections, milliseconds });
}

/** Four sentiments, others each time. */
function someDraft(): string {
  drafts += 1;
  const sentiments = [0, 1, 3, 7].map(
    (step) => offeredSentiments[(drafts + step) % offeredSentiments.length],
  );
  return JSON.stringify({ sentiments, businessId: id });
}

function report(): void {
  const base = rates.get('updates of one row') ?? [];
  for (const [name, measured] of rates) {
    const ratios = measured.map((rate, round) => rate / (base[round] ?? Number.NaN));
    console.log(
      `${name.padEnd(20)}${median(measured).toFixed(0).padStart(7)} a second${median(ratios).toFixed(2).padStart(8)} × updates of one row`,
    );
  }
}
