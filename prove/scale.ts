/**
 * Fills an installation with very many businesses and offers their visits at the peak that docs/SCALING.md
 * computes, or at as much of it as this machine can carry.
 */
import { watchMemory } from './stage/memory.ts';
import { waitUntil } from './stage/wait-until.ts';
import type { Proof, ProofOptions, Report } from './proof.ts';
import { demandOf } from './scale/demand.ts';
import { fill } from './scale/fill.ts';
import { findRate } from './scale/find-rate.ts';
import { readHotSpots } from './scale/hot-spots.ts';
import { type Measured, measureLoad } from './scale/measure-load.ts';
import { reportScale } from './scale/report-scale.ts';
import { type Installation, setUpInstallation } from './scale/set-up-installation.ts';
import { readTableSizes } from './scale/table-sizes.ts';

const full = { businesses: 1_000_000, seconds: 600, trialSeconds: 10 };
const quickly = { businesses: 500, seconds: 3, callsPerSecond: 60 };
/** The goal: each business gives a hundred drafts a month. */
const draftsPerBusiness = 100;

/** What a database server of this machine's size is usually given. */
const settings = {
  shared_buffers: '2GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '5min',
  wal_compression: 'on',
};
/** The quick form runs next to other tests. */
const smallSettings = { shared_buffers: '32MB' };

export const scale: Proof = {
  name: 'scale',
  title: 'A million businesses',
  about: 'a million businesses, and their visits at the computed peak for 10 minutes',
  page: 'docs/SCALING.md',
  async run(options: ProofOptions): Promise<Report> {
    const { quick, rounds: minutes, say, run } = options;
    const businesses = options.businesses ?? (quick ? quickly : full).businesses;
    const seconds = minutes === undefined ? (quick ? quickly : full).seconds : minutes * 60;
    const demand = demandOf(businesses * draftsPerBusiness);
    const installation = await setUpInstallation(quick ? smallSettings : settings, run);
    try {
      const { app, database } = installation;
      // Its maintenance would meet half-filled tables.
      await app.stop();
      const start = performance.now();
      await fill(installation, { businesses, draftsPerDay: demand.draftsPerDay, say });
      const fillSeconds = (performance.now() - start) / 1_000;
      await app.start();
      const offer = (perSecond: number, length: number) =>
        measureLoad(installation, { businesses, perSecond, seconds: length });
      const rate =
        options.rate ??
        (quick
          ? quickly.callsPerSecond
          : await findRate(
              demand.callsAtPeak,
              (perSecond) => offer(perSecond, full.trialSeconds),
              say,
            ));
      const before = await countDrafts(installation);
      const sizes = await readTableSizes(database);
      await database.query('select pg_stat_statements_reset()');
      const stopWatching = watchMemory(app.pid, 1_000);
      say(`${Math.round(rate)} calls per second for ${seconds} s`);
      const measured = await offer(rate, seconds);
      const peakMemory = Math.max(...stopWatching());
      const uncounted = await countUncounted(installation, before, measured);
      return reportScale({
        businesses,
        demand,
        rate,
        seconds,
        fillSeconds,
        measured,
        uncounted,
        peakMemory,
        sizes,
        deaths: app.deaths.length,
        hotSpots: quick ? undefined : await readHotSpots(database),
      });
    } finally {
      await installation.remove();
    }
  },
};

async function countDrafts({ database }: Installation): Promise<number> {
  const rows = await database.queryApp<{ count: string }>(
    `select coalesce(sum(count), 0) as count from business_counts
     where kind = 'draft' and day >= current_date - 1`,
  );
  return Number(rows[0]?.count);
}

/** Drafts that were given and are in no count, once it has had time to count them. */
async function countUncounted(
  installation: Installation,
  before: number,
  { result }: Measured,
): Promise<number> {
  const given = result.accepted.draft.length;
  let uncounted = given;
  await waitUntil(
    async () => {
      // Some may have been counted whose visitors waited no longer.
      uncounted = Math.max(0, given - ((await countDrafts(installation)) - before));
      return uncounted === 0;
    },
    20_000,
    500,
  );
  return uncounted;
}
