/**
 * Views of the visitor's page per second, compared with a bare `node:http` server that sends the same bytes
 * and headers. Both are processes of their own and get the same requests over real sockets, in alternating
 * rounds, so the ratio is reliable on a busy machine; single numbers are not.
 *
 * Run: npm run bench:throughput (-- --quick); `node --cpu-prof bench/page-throughput.ts` writes profiles.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import setUp from '../server/testing/global-setup.ts';
import { measureRate } from './throughput/send-requests.ts';
import { median } from '../prove/load/percentile.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 5 : 15;
const milliseconds = quick ? 1_000 : 2_000;
const connections = 50;

const tearDown = await setUp();
const product = start('product-server');
const { port, slug } = await hear<{ port: number; slug: string }>(product);
const view = [
  `GET /thumbs-up-down/${slug} HTTP/1.1`,
  `Host: 127.0.0.1:${port}`,
  'User-Agent: Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language: en-US,en;q=0.9',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Sec-Fetch-Site: none',
  'Sec-Fetch-Mode: navigate',
  '\r\n',
].join('\r\n');
const request = () => view;
await measureRate({ port, request, connections, milliseconds: 1_000 });
const raw = start('raw-server');
raw.send(await capturePage());
const bare = await hear<{ port: number }>(raw);

const servers = [
  { name: 'product', child: product, port, rates: [] as number[], cpu: [] as number[] },
  { name: 'node:http', child: raw, port: bare.port, rates: [] as number[], cpu: [] as number[] },
];
for (let round = 0; round <= rounds; round += 1) {
  for (const server of servers) {
    const before = await cpuOf(server.child);
    const rate = await measureRate({ port: server.port, request, connections, milliseconds });
    const used = (await cpuOf(server.child)) - before;
    // The first round warms up.
    if (round === 0) continue;
    server.rates.push(rate);
    server.cpu.push((used * 1000) / (rate * milliseconds));
  }
}
report();
for (const { child } of servers) {
  child.disconnect();
  await once(child, 'exit');
}
await tearDown();

function start(name: string): ChildProcess {
  return fork(new URL(`throughput/${name}.ts`, import.meta.url));
}

async function hear<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]; // from our own scripts
  return message;
}

/** Microseconds of CPU time so far. */
async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = await hear<{ cpu: NodeJS.CpuUsage }>(child);
  return cpu.user + cpu.system;
}

/** The page's response, without the headers that Node adds itself. */
async function capturePage(): Promise<{ headers: Record<string, string>; body: string }> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get(
    `http://127.0.0.1:${port}/thumbs-up-down/${slug}`,
    { headers: { 'accept-encoding': 'br' } },
    resolve,
  );
  const response = await promise;
  const body = Buffer.concat(await response.toArray());
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  return { headers: headers as Record<string, string>, body: body.toString('base64') };
}

function report(): void {
  for (const { name, rates, cpu } of servers)
    console.log(
      `${name.padEnd(12)}${median(rates).toFixed(0).padStart(7)} a second${median(cpu).toFixed(1).padStart(8)} µs CPU each`,
    );
  const [ours = [], theirs = []] = servers.map(({ rates }) => rates);
  const ratios = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN));
  console.log(
    `ratio per round: median ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  );
}
