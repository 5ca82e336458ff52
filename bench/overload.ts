/**
 * What happens when three times as many requests arrive as the server can answer: how many it accepts, how
 * long accepted and refused ones take, and how soon it is back to normal. The load comes from a process of
 * its own; it shares the machine with the server and its database.
 *
 * Run: npm run bench:overload (-- --quick)
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { offeredSentiments } from '../contract/sentiments.ts';
import setUp from '../server/testing/global-setup.ts';
import type { Answers, Load } from './overload/generator.ts';

const quick = process.argv.includes('--quick');
const milliseconds = quick ? 4_000 : 10_000;
/** Connections: so many that the server has always something to do, and far more than it needs. */
const few = 50;
const many = 1_000;

const tearDown = await setUp();
const product = fork(new URL('throughput/product-server.ts', import.meta.url));
const { port, slug, id } = await hear<{ port: number; slug: string; id: number }>(product);
const generator = fork(new URL('overload/generator.ts', import.meta.url));

const requests = {
  pages: get(`/thumbs-up-down/${slug}`),
  drafts: post('/api/reviews/generate', {
    businessId: id,
    sentiments: offeredSentiments.slice(0, 4),
  }),
};
for (const [name, request] of Object.entries(requests)) await measure(name, request);

for (const child of [generator, product]) {
  child.disconnect();
  await once(child, 'exit');
}
await tearDown();

async function measure(name: string, request: string): Promise<void> {
  const load = { port, request, milliseconds };
  await send({ ...load, connections: few, rate: null, milliseconds: 2_000 });
  const most = await send({ ...load, connections: few, rate: null });
  const capacity = perSecond(most.accepted, most);
  const atCapacity = await send({ ...load, connections: many, rate: capacity });
  const before = await memoryOf(product);
  const overload = await send({ ...load, connections: many, rate: 3 * capacity });
  const after = await memoryOf(product);
  const recovery = await recover(request, capacity / 2);
  report(`${name}: ${few} connections, each as fast as it can`, most);
  report(`${name}: as many as that, over ${many} connections`, atCapacity);
  report(`${name}: three times as many`, overload);
  const ratio = quantile(overload.accepted, 0.99) / quantile(atCapacity.accepted, 0.99);
  console.log(
    `  p99 of accepted requests ${ratio.toFixed(2)} × that at capacity; memory ${before} → ${after} MB; the last refusal was at most ${recovery} ms after the load ended\n`,
  );
}

/** Milliseconds until half the load is answered without a refusal. */
async function recover(request: string, rate: number): Promise<number> {
  const step = 100;
  for (let passed = 0; ; passed += step) {
    const load = { port, request, connections: few, rate, milliseconds: step };
    if ((await send(load)).refused.length === 0) return passed;
  }
}

async function send(load: Load): Promise<Answers> {
  generator.send(load);
  return hear<Answers>(generator);
}

async function hear<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]; // from our own scripts
  return message;
}

/** Resident memory of the server process, in megabytes. */
async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory');
  return (await hear<{ memory: number }>(child)).memory;
}

function get(path: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Sec-Fetch-Site: none',
    '\r\n',
  ].join('\r\n');
}

function post(path: string, json: object): string {
  const body = JSON.stringify(json);
  return [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `\r\n${body}`,
  ].join('\r\n');
}

function report(title: string, answers: Answers): void {
  console.log(title);
  for (const kind of ['accepted', 'refused'] as const) {
    const times = answers[kind];
    if (times.length === 0) continue;
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    console.log(
      `  ${kind.padEnd(9)}${perSecond(times, answers).toFixed(0).padStart(7)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
    );
  }
  if (answers.unsent > 0) console.log(`  could not be sent: ${answers.unsent}`);
}

function perSecond(times: number[], { milliseconds: duration }: Answers): number {
  return (times.length * 1_000) / duration;
}

function quantile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
