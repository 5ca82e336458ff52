/**
 * What named prepared statements save: pages and drafts per second, and CPU of the server process and of
 * PostgreSQL, with and without them (`DATABASE_PREPARED`). Both servers get the same requests in alternating
 * rounds, so the ratio is reliable on a busy machine; single numbers are not.
 *
 * Run: npm run bench:prepared (-- --quick)
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { offeredSentiments } from '../contract/sentiments.ts';
import { setUpDurable } from '../server/testing/global-setup.ts';
import { measureRate } from './throughput/send-requests.ts';
import { median } from '../prove/load/percentile.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 5 : 15;
const milliseconds = quick ? 1_000 : 3_000;
const connections = 50;
let drafts = 0;

interface Product {
  child: ChildProcess;
  port: number;
  id: number;
  slug: string;
}

const kinds = {
  pages: ({ slug }: Product) => message('GET', `/thumbs-up-down/${slug}`),
  drafts: ({ id }: Product) => message('POST', '/api/reviews/generate', someDraft(id)),
};
type Kind = keyof typeof kinds;
interface Measured {
  rate: number;
  /** Microseconds per request. */
  cpu: number;
  databaseCpu: number;
}

const tearDown = await setUpDurable();
const on = await start('on');
const off = await start('off');
for (const kind of Object.keys(kinds) as Kind[]) report(kind, await compare(kind));
for (const { child } of [on, off]) {
  child.disconnect();
  await once(child, 'exit');
}
await tearDown();

async function start(prepared: string): Promise<Product> {
  const program = new URL('throughput/product-server.ts', import.meta.url);
  const child = fork(program, [`DATABASE_PREPARED=${prepared}`]);
  const [told] = (await once(child, 'message')) as [Omit<Product, 'child'>]; // our own script
  return { child, ...told };
}

async function compare(kind: Kind): Promise<[Measured[], Measured[]]> {
  const withNames: Measured[] = [];
  const without: Measured[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? [on, off] : [off, on];
    for (const product of order) {
      const measured = await measure(product, kind);
      // The first round warms up.
      if (round > 0) (product === on ? withNames : without).push(measured);
    }
  }
  return [withNames, without];
}

async function measure(product: Product, kind: Kind): Promise<Measured> {
  const before = await cpuOf(product.child);
  const backends = await databaseCpuOf(product.child);
  const request = () => kinds[kind](product);
  const rate = await measureRate({ port: product.port, request, connections, milliseconds });
  const used = (await cpuOf(product.child)) - before;
  const requests = (rate * milliseconds) / 1_000;
  const busy = (await databaseCpuOf(product.child)) - backends;
  return { rate, cpu: used / requests, databaseCpu: busy / requests };
}

/** Microseconds of CPU time so far, in all processes of PostgreSQL for this server; Linux only. */
async function databaseCpuOf(child: ChildProcess): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN;
  child.send('backends');
  const [{ pids }] = (await once(child, 'message')) as [{ pids: number[] }]; // our own script
  return pids.reduce((sum, pid) => sum + cpuOfProcess(pid), 0);
}

/** proc(5): utime and stime, in ticks of 10 ms, are fields 14 and 15; the name before may have spaces. */
function cpuOfProcess(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Microseconds of CPU time so far. */
async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]; // our own script
  return cpu.user + cpu.system;
}

/** With a key and from its own visitor, as browsers send them. */
function message(method: string, path: string, body = ''): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: text/html,*/*',
    'Accept-Encoding: br',
    'Sec-Fetch-Site: same-origin',
    ...(body ? [`Idempotency-Key: ${randomUUID()}`, 'Content-Type: application/json'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    `\r\n${body}`,
  ].join('\r\n');
}

/** Four sentiments, others each time. */
function someDraft(businessId: number): string {
  drafts += 1;
  const sentiments = [0, 1, 3, 7].map(
    (step) => offeredSentiments[(drafts + step) % offeredSentiments.length],
  );
  return JSON.stringify({ sentiments, businessId });
}

function report(kind: Kind, [named, unnamed]: [Measured[], Measured[]]): void {
  for (const [name, of] of Object.entries({ on: named, off: unnamed })) {
    const rate = median(of.map((one) => one.rate)).toFixed(0);
    const cpu = median(of.map((one) => one.cpu)).toFixed(0);
    const database = median(of.map((one) => one.databaseCpu)).toFixed(0);
    console.log(
      `${kind.padEnd(8)}${name.padEnd(5)}${rate.padStart(6)} a second, CPU each: ${cpu} µs, database ${database} µs`,
    );
  }
  const ratio = (figure: keyof Measured) =>
    median(
      unnamed.map((one, round) => one[figure] / (named[round]?.[figure] ?? Number.NaN)),
    ).toFixed(2);
  console.log(
    `${kind.padEnd(8)}off / on: ${ratio('rate')} × as many, ${ratio('cpu')} × the CPU, ${ratio('databaseCpu')} × the database's`,
  );
}
