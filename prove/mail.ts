/**
 * Sends private feedback and sign-in codes through a mail server that stalls, refuses, hangs up, shuts down
 * and comes back, and looks for every one of them in the mailboxes.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { startCorrespondence, type Correspondence, type Delivery } from './load/correspondence.ts';
import { percentile } from './load/percentile.ts';
import { total, verify } from './load/verify.ts';
import { check, checkTime, none, type Proof, type ProofOptions, type Report } from './proof.ts';
import { withClient } from './stage/statements.ts';
import { addBusinesses } from './stage/people.ts';
import { startTestbed, type Testbed } from './stage/testbed.ts';
import { waitUntil } from './stage/wait-until.ts';

const stalledDomain = 'stalled.example.com';
/** Someone is waiting for a code in front of the screen. */
const promisedCodeMs = 10_000;
const promisedRecoveryMs = 5 * 60_000;

export const mail: Proof = {
  name: 'mail',
  title: 'The mail server fails',
  about: 'a mail server that stalls, refuses, hangs up, shuts down and restarts; 500 emails',
  async run(options: ProofOptions): Promise<Report> {
    const testbed = await startTestbed({ businesses: 40, run: options.run });
    try {
      const url = testbed.database.urlAt(testbed.gateway.port);
      const stalled = await addBusinesses(url, 2, stalledDomain);
      const post = startCorrespondence({ ...testbed, port: testbed.app.port });
      const pace = options.quick ? 1 : 5;
      const duringStall = await stallOneDomain(testbed, post, { ...options, stalled, pace });
      const afterFaults = await fail(testbed, post, { ...options, pace });
      const afterLong = await stayAway(testbed, post, options, url);
      const verdict = await verify(url, post.journal, testbed.mail.received);
      const missing = post.deliveries().filter(({ arrivedAfter }) => arrivedAfter === undefined);
      return report({
        sent: post.deliveries().length,
        lost: total(verdict.lost),
        missing: missing.length,
        doubled: verdict.doubled.feedback,
        repeated: verdict.repeatedEmails,
        duringStall,
        afterFaults,
        afterLong,
      });
    } finally {
      await testbed.dispose();
    }
  },
};

type Step = ProofOptions & { pace: number };

/** Half of the feedback goes to a domain that never answers; nobody else may wait for it. */
async function stallOneDomain(
  { mail: server, businesses }: Testbed,
  post: Correspondence,
  { stalled, pace, quick, say }: Step & { stalled: Testbed['businesses'] },
): Promise<Delivery[]> {
  server.behave('stall', stalledDomain);
  say('one domain stalls');
  const codes = businesses.slice(0, 12);
  for (const [index, owner] of codes.entries()) {
    await post.sendFeedback(pace, stalled);
    await post.sendFeedback(pace, businesses);
    await post.requestCode(owner);
    await wait(quick ? 100 : 500 + index * 10);
  }
  const toOthers = () => post.deliveries().filter(({ to }) => !to.endsWith(stalledDomain));
  await waitUntil(() => toOthers().every(hasArrived), quick ? 20_000 : 120_000, 100);
  const seen = toOthers();
  server.behave('accept', stalledDomain);
  return seen;
}

/** Refused, cut off, and away for a minute. @returns milliseconds from its return to the last email. */
async function fail(
  { mail: server, businesses }: Testbed,
  post: Correspondence,
  { pace, quick, say }: Step,
): Promise<number | undefined> {
  const faultMs = quick ? 2_000 : 15_000;
  const send = async () => {
    await post.sendFeedback(pace * 14, businesses);
    for (const owner of businesses.slice(12, 24)) await post.requestCode(owner);
  };
  for (const manner of ['refuse', 'drop'] as const) {
    say(`the mail server answers with: ${manner}`);
    server.behave(manner);
    await post.sendFeedback(pace * 14, businesses);
    await wait(faultMs);
  }
  say('the mail server is down');
  await server.goDown();
  server.behave('accept');
  await send();
  await wait(faultMs * 4);
  await server.comeBack();
  return untilAllArrived(post, quick, say);
}

/** What waits looks as if it had been tried for hours. */
async function stayAway(
  { mail: server, businesses }: Testbed,
  post: Correspondence,
  { quick, say }: ProofOptions,
  url: string,
): Promise<number | undefined> {
  say('the mail server is down for hours');
  await server.goDown();
  await post.sendFeedback(quick ? 10 : 145, businesses);
  await wait(quick ? 1_000 : 20_000);
  await withClient(url, (client) =>
    client.query(`update outbox set attempts = 6, next_attempt_at = now() + interval '6 hours'
      where status = 'waiting' and (leased_until is null or leased_until < now())`),
  );
  await server.comeBack();
  // The next email also makes the app check the mail server.
  await post.sendFeedback(1, businesses);
  return untilAllArrived(post, quick, say);
}

async function untilAllArrived(post: Correspondence, quick: boolean, say: (line: string) => void) {
  const backAt = performance.now();
  const all = () => post.deliveries().every(hasArrived);
  const isOut = await waitUntil(all, quick ? 20_000 : 2 * promisedRecoveryMs, 100);
  const waiting = post.deliveries().filter((delivery) => !hasArrived(delivery)).length;
  say(`${waiting} have not arrived ${seconds(performance.now() - backAt)} after its return`);
  return isOut ? performance.now() - backAt : undefined;
}

function hasArrived({ arrivedAfter }: Delivery): boolean {
  return arrivedAfter !== undefined;
}

function report(figures: {
  sent: number;
  lost: number;
  missing: number;
  doubled: number;
  repeated: number;
  duringStall: Delivery[];
  afterFaults: number | undefined;
  afterLong: number | undefined;
}): Report {
  const { sent, lost, missing, doubled, repeated, duringStall, afterFaults, afterLong } = figures;
  const codes = duringStall.filter(({ kind }) => kind === 'code');
  const others = duringStall.filter(({ kind }) => kind === 'feedback');
  return {
    head: ['', ''],
    rows: [
      ['emails acknowledged', sent],
      ['lost: neither arrived nor waiting', none(lost)],
      ['not arrived at the end', none(missing)],
      ['the same feedback under two Message-IDs', none(doubled)],
      ['repeated under the same Message-ID', repeated],
      ['one domain stalls: codes arrive after', timesOf(codes)],
      ['one domain stalls: feedback to other domains arrives after', timesOf(others)],
      ['after faults and a minute away, everything is out within', recovery(afterFaults)],
      ['after hours away, everything is out within', recovery(afterLong)],
    ],
  };
}

function timesOf(deliveries: readonly Delivery[]) {
  const times = deliveries.flatMap(({ arrivedAfter }) => arrivedAfter ?? []);
  const late = deliveries.length - times.length;
  const slowest = Math.max(...times);
  const text = `median ${seconds(percentile(times, 0.5))}, slowest ${seconds(slowest)}${late > 0 ? `; ${late} of ${deliveries.length} did not arrive meanwhile` : ''}`;
  return late > 0 ? check(text, false) : checkTime(text, slowest < promisedCodeMs);
}

function recovery(milliseconds: number | undefined) {
  if (milliseconds === undefined) return check('never, while we waited', false);
  return checkTime(seconds(milliseconds), milliseconds < promisedRecoveryMs);
}

function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : '–';
}
