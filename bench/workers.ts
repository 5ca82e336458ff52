/**
 * Views and drafts per second with one worker and with two, each the whole program in processes of its own,
 * on the same database, in alternating rounds; and the CPU time of all its processes for each request. The
 * load generator and the database run on the same machine: only with free cores two workers can be faster.
 *
 * Run: npm run bench:workers (-- --quick)
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { serverOptions } from '../scripts/lib/node.mjs';
import { offeredSentiments } from '../contract/sentiments.ts';
import { demoSlug } from '../server/start/demo/demo-businesses.ts';
import { createTestDatabase } from '../server/testing/database.ts';
import { setUpDurable } from '../server/testing/global-setup.ts';
import { makeRunFolder } from '../server/testing/run-folders.ts';
import { measureRate } from './throughput/send-requests.ts';
import { median } from '../prove/load/percentile.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 3 : 9;
const milliseconds = quick ? 1_500 : 4_000;
const connections = 50;
const token = 'a-token-for-the-benchmark';
const main = fileURLToPath(new URL('../server/start/main.ts', import.meta.url));

const tearDown = await setUpDurable();
const database = await createTestDatabase();
const folder = await makeRunFolder(process.pid);
const programs = [await start(1), await start(2)];
const loads = { views: view, drafts: draft };
const results = programs.flatMap((program) =>
  Object.entries(loads).map(([name, request]) => ({
    program,
    name,
    request,
    rates: [] as number[],
    cpu: [] as number[],
  })),
);
for (let round = 0; round <= rounds; round += 1) {
  for (const { program, request, rates, cpu } of results) {
    const { port } = program;
    const before = await cpuSeconds(port);
    const rate = await measureRate({
      port,
      request: () => request(port),
      connections,
      milliseconds,
    });
    const used = (await cpuSeconds(port)) - before;
    // The first round warms up.
    if (round === 0) continue;
    rates.push(rate);
    cpu.push((used * 1e9) / (rate * milliseconds));
  }
}
report();
for (const { child } of programs) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
await database.drop();
await rm(folder, { recursive: true, force: true });
await tearDown();

async function start(
  workers: number,
): Promise<{ workers: number; child: ChildProcess; port: number }> {
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, SEED: 'demo', LIMITS: 'off' };
  const child = spawn(process.execPath, [...serverOptions, main, '--workers', String(workers)], {
    cwd: folder,
    env: { ...settings, DATABASE_URL: database.url, METRICS_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (!said.includes('Press Ctrl-C')) await once(child.stdout, 'data');
  return { workers, child, port: Number(/127\.0\.0\.1:(\d+)/.exec(said)?.[1]) };
}

/** Of all processes of the program, the primary included. */
async function cpuSeconds(port: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  const lines = (await response.text()).matchAll(/^process_cpu_seconds_total\{.*\} (.*)$/gm);
  return [...lines].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

function view(port: number): string {
  return `GET /thumbs-up-down/${demoSlug} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`;
}

/** Four sentiments, others each time, for the first business, with its own key. */
function draft(port: number): string {
  const offset = Math.floor(Math.random() * offeredSentiments.length);
  const sentiments = [0, 1, 3, 7].map(
    (step) => offeredSentiments[(offset + step) % offeredSentiments.length],
  );
  const body = JSON.stringify({ sentiments, businessId: 1 });
  return [
    'POST /api/reviews/generate HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Idempotency-Key: ${randomUUID()}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `\r\n${body}`,
  ].join('\r\n');
}

function report(): void {
  console.log(`${availableParallelism()} processors; medians of ${rounds} rounds`);
  for (const [index, { program, name, rates, cpu }] of results.entries()) {
    const one = results[index % Object.keys(loads).length];
    const ratios = rates.map((rate, round) => rate / (one?.rates[round] ?? Number.NaN));
    console.log(
      `${name.padEnd(8)}${program.workers} worker(s) ${median(rates).toFixed(0).padStart(7)} a second, ` +
        `${median(cpu).toFixed(0).padStart(6)} µs of CPU each, ${median(ratios).toFixed(2)} × one worker`,
    );
  }
}
