/**
 * How fast signing in is, and how it slows down everybody else: `GET /api/user` over real sockets, idle
 * and while eight people at a time sign in. The hash is the bottleneck, so it is measured separately too.
 * Rounds are interleaved, so ratios are reliable on a busy machine; single times are not.
 *
 * Run: npm run bench:sign-in
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parallelHashes } from '../server/domain/accounts/hasher.ts';
import { hashPassword, standardCost, verifyPassword } from '../server/domain/accounts/passwords.ts';
import setUp from '../server/testing/global-setup.ts';
import { testPassword } from '../server/testing/people.ts';
import { startTestServer } from '../server/testing/test-server.ts';
import { percentile } from '../prove/load/percentile.ts';

const rounds = 5;
const readsPerRound = 200;
const signInsPerRound = 64;
const concurrency = 8;
/**
 * Milliseconds between reads, like people browsing: without a pause, the reads would compete with each other.
 */
const pause = 5;

const tearDown = await setUp();
const server = await startTestServer(
  { LIMITS: 'off' },
  { hashCost: standardCost, connections: 20 },
);
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
const user = await server.addUser();
const cookie = Object.entries(await server.signIn(user))
  .map(([name, value]) => `${name}=${value}`)
  .join('; ');

let known: string | undefined;
const alone: number[] = [];
const beside: number[] = [];
const hashRates: number[] = [];
const signInRates: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const quiet = await readFor(readsPerRound);
  const hashes = await perSecond(signInsPerRound, parallelHashes, hash);
  const busy: number[] = [];
  const reading = readWhile(busy);
  const signIns = await perSecond(signInsPerRound, concurrency, signIn);
  await reading();
  // The first round warms up.
  if (round === 0) continue;
  alone.push(...quiet);
  beside.push(...busy);
  hashRates.push(hashes);
  signInRates.push(signIns);
}
report();
await server.close();
await tearDown();

async function hash(): Promise<void> {
  known ??= await hashPassword(testPassword);
  await verifyPassword(testPassword, known);
}

async function signIn(): Promise<void> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: testPassword }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Milliseconds for one request for the signed-in user. */
async function read(): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/user`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Reading the user was answered ${answer.status}.`);
  return performance.now() - start;
}

async function readFor(times: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < times) {
    taken.push(await read());
    await wait(pause);
  }
  return taken;
}

/** Reads until stopped. */
function readWhile(taken: number[]): () => Promise<void> {
  const end = new AbortController();
  const done = (async () => {
    while (!end.signal.aborted) {
      taken.push(await read());
      await wait(pause);
    }
  })();
  return () => {
    end.abort();
    return done;
  };
}

/** Actions per second, with `parallel` at a time. */
async function perSecond(
  times: number,
  parallel: number,
  action: () => Promise<void>,
): Promise<number> {
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await action();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: parallel }, worker));
  return (times * 1000) / (performance.now() - start);
}

function report(): void {
  const [hashes, signIns] = [percentile(hashRates, 0.5), percentile(signInRates, 0.5)];
  console.log(
    `hash alone, ${parallelHashes} at a time     ${hashes.toFixed(0).padStart(5)} a second`,
  );
  console.log(
    `signing in, ${concurrency} at a time     ${signIns.toFixed(0).padStart(5)} a second   ${((signIns / hashes) * 100).toFixed(0)} % of the bound`,
  );
  for (const [name, times] of Object.entries({ alone, beside })) {
    const [middle, high] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(
      `GET /api/user ${name.padEnd(8)} median ${middle.toFixed(2).padStart(6)} ms   p95 ${high.toFixed(2).padStart(6)} ms   (${times.length})`,
    );
  }
}
