/**
 * Kills the app, the database or both at random moments under load, again and again, and counts what was
 * acknowledged against what is there.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { describeStatuses } from './load/statuses.ts';
import { startLoad } from './load/visitors.ts';
import { total, verifyWithin, type Verdict } from './load/verify.ts';
import { none, type Proof, type ProofOptions, type Report } from './proof.ts';
import { startTestbed, type Testbed } from './stage/testbed.ts';

type Victim = 'app' | 'database' | 'both';

export const crash: Proof = {
  name: 'crash',
  title: 'Crashes',
  about: 'kills the app (every third round the database or both) at a random moment under load',
  async run({ quick, rounds = quick ? 6 : 50, say, run }: ProofOptions): Promise<Report> {
    const testbed = await startTestbed({ run });
    try {
      const killed = { app: 0, database: 0, both: 0 };
      const load = startLoad({
        port: testbed.app.port,
        businesses: testbed.businesses,
        visitors: 24,
        pauseMs: quick ? 12 : 4,
      });
      for (let round = 1; round <= rounds; round += 1) {
        const victim = victimOf(round, quick);
        await wait(randomInt(quick ? 600 : 500, quick ? 1_200 : 2_500));
        await kill(testbed, victim);
        killed[victim] += 1;
        say(`round ${round} of ${rounds}: killed ${victim}; ${load.journal.attempts.length} calls`);
      }
      await wait(500);
      const journal = await load.stop();
      const url = testbed.database.urlAt(testbed.database.cluster.port);
      // A killed app's emails are free again after their lease of 2 minutes.
      const isDone = ({ lost, waiting }: Verdict) => total(lost) === 0 && (quick || waiting === 0);
      const verdict = await verifyWithin(
        quick ? 20_000 : 300_000,
        url,
        journal,
        testbed.mail.received,
        isDone,
      );
      return report(verdict, killed, testbed.app.deaths, describeStatuses(journal.attempts));
    } finally {
      await testbed.dispose();
    }
  },
};

function victimOf(round: number, quick: boolean): Victim {
  if (quick) return round % 2 === 0 ? 'both' : 'app';
  if (round % 3 !== 0) return 'app';
  return round % 2 === 0 ? 'both' : 'database';
}

/** Kills and starts again, the database first, as after a power failure. */
async function kill({ app, database }: Testbed, victim: Victim): Promise<void> {
  await Promise.all([victim !== 'database' && app.kill(), victim !== 'app' && database.kill()]);
  if (victim !== 'app') await database.start();
  if (victim !== 'database') await app.start();
}

function report(
  { acknowledged, lost, doubled, drafts, repeatedEmails, waiting }: Verdict,
  killed: Record<Victim, number>,
  deaths: string[],
  statuses: string,
): Report {
  return {
    head: ['', ''],
    rows: [
      ['kills of the app / the database / both', Object.values(killed).join(' / ')],
      ['acknowledged writes', acknowledged],
      ['… lost', none(total(lost))],
      ['… doubled', none(total(doubled))],
      ['drafts given, counted', `${drafts.given}, ${drafts.counted}`],
      ['emails repeated under their Message-ID', repeatedEmails],
      ['acknowledged feedback still waiting', waiting],
      ['times the app ended by itself', none(deaths.length)],
    ],
    details: { lost, doubled, deaths, statuses },
  };
}
