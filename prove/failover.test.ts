import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { makeRunFolder } from '../server/testing/run-folders.ts';
import { describeStatuses, isAllowed } from './load/statuses.ts';
import { startLoad } from './load/visitors.ts';
import { verifyWithin } from './load/verify.ts';
import { waitForCalm } from './outage.ts';
import { startApp } from './stage/app-process.ts';
import { addReplica, promote } from './stage/replica.ts';
import { startTestbed } from './stage/testbed.ts';
import { waitUntil } from './stage/wait-until.ts';

/** The short form of `npm run prove -- failover`, with nothing but Node. */
it('loses nothing that two processes acknowledged before the primary was killed', async () => {
  const testbed = await startTestbed();
  try {
    const { app, database, gateway, mail, businesses } = testbed;
    const folder = join(await makeRunFolder(), 'second');
    const databaseUrl = database.urlAt(gateway.port);
    const [second, replica] = await Promise.all([
      startApp({ databaseUrl, smtpUrl: mail.url, folder }),
      addReplica(database),
    ]);
    testbed.onDispose(async () => void (await second.stop()));
    testbed.onDispose(() => replica.remove());
    const loads = [app, second].map(({ port }, half) =>
      startLoad({
        port,
        businesses: businesses.filter((_, index) => index % 2 === half),
        visitors: 8,
        pauseMs: 20,
      }),
    );
    await wait(randomInt(500, 1_500));
    await database.kill();
    gateway.leadTo(replica.cluster.port);
    await promote(replica);
    await waitUntil(() => replica.isWritable(), 60_000);
    const backAt = performance.now();
    await Promise.all(loads.map(({ journal }) => waitForCalm(journal, backAt, true)));
    const journals = await Promise.all(loads.map((load) => load.stop(5_000)));

    const url = replica.urlAt(replica.cluster.port);
    for (const journal of journals) {
      const verdict = await verifyWithin(15_000, url, journal, mail.received);
      expect(verdict).toMatchObject({
        lost: { drafts: 0, clicks: 0, feedback: 0, edits: 0 },
        doubled: { drafts: 0, clicks: 0, feedback: 0 },
      });
      expect(verdict.acknowledged).toBeGreaterThan(0);
      expect(describeStatuses(journal.attempts.filter((one) => !isAllowed(one)))).toBe('');
    }
    expect([...app.deaths, ...second.deaths]).toEqual([]);
  } finally {
    await testbed.dispose();
  }
});
