/**
 * Kills the leader of a real cluster (PostgreSQL with Patroni, etcd and HAProxy, configured as `deploy/` says)
 * under load, and counts what is lost and how long writes pause.
 */
import { endure, type Outcome } from './failover/endure.ts';
import {
  failures,
  machineIsReplaced,
  rollingRestart,
  switchover,
  type Fault,
} from './failover/faults.ts';
import { findPrograms } from './failover/programs.ts';
import { type Scene, setScene, type Way } from './failover/scene.ts';
import { describeStatuses } from './load/statuses.ts';
import { total } from './load/verify.ts';
import { seconds } from './outage.ts';
import { check, checkTime, none, type Proof, type ProofOptions, type Report } from './proof.ts';

const promised = {
  /** The lease of a leader (20 s), its checks (5 s), the promotion, and HAProxy's checks. */
  withoutWritesMs: 35_000,
};

interface Row extends Outcome {
  way: Way;
  movesLead: boolean;
  deaths: number;
}

export const failover: Proof = {
  name: 'failover',
  title: 'The leader of a cluster dies',
  about: 'a three-machine cluster loses its leader under load (needs programs from Debian)',
  async run(options: ProofOptions): Promise<Report> {
    const { quick, say, run, rounds = quick ? 2 : 10 } = options;
    const scene = await setScene(findPrograms(), run);
    const rows: Row[] = [];
    const exitCodes: (number | null)[] = [];
    try {
      for (const way of ['haproxy', 'pgbouncer'] as const) {
        exitCodes.push(...(await scene.reach(way)));
        rows.push(...(await endureAll(scene, way, planOf(rounds, way), say)));
      }
      exitCodes.push(...(await Promise.all(scene.apps.map((app) => app.stop()))));
      return report(rows, exitCodes, scene.refusesPooler);
    } finally {
      await scene.dispose();
    }
  },
};

/** The kills, in turns; with PgBouncer in between half as many, and no replacement, which it doesn't notice. */
function planOf(rounds: number, way: Way): Fault[] {
  const count = way === 'haproxy' ? rounds : Math.ceil(rounds / 2);
  const kills = Array.from({ length: count }, (_, index) => failures[index % failures.length]);
  const replacement = way === 'haproxy' ? [machineIsReplaced] : [];
  return [
    ...kills.filter((fault) => fault !== undefined),
    ...replacement,
    switchover,
    rollingRestart,
  ];
}

async function endureAll(
  scene: Scene,
  way: Way,
  faults: readonly Fault[],
  say: (line: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, fault] of faults.entries()) {
    say(`${way}, ${index + 1} of ${faults.length}: ${fault.about}`);
    const outcome = await endure(scene, fault, `${way}${index + 1}`);
    say(`${seconds(outcome.withoutWrites)} without writes; ${outcome.statuses}`);
    const deaths = scene.apps.flatMap((app) => app.deaths.splice(0)).length;
    rows.push({ ...outcome, way, movesLead: fault.movesLead, deaths });
  }
  return rows;
}

function report(
  rows: readonly Row[],
  exitCodes: (number | null)[],
  refusesPooler: boolean,
): Report {
  return {
    head: [
      '',
      'longest time without an acknowledged write',
      'last 503 after',
      '503s',
      'slowest page, draft',
      'answers other than success, or 503 with Retry-After',
      'app died',
      'acknowledged writes',
      'lost',
      'doubled',
      'connections to former leaders',
    ],
    rows: [
      ...rows.map(rowOf),
      [
        'apps that ended with another exit code than 0',
        none(exitCodes.filter((code) => code !== 0).length),
      ],
      [
        'migrations through PgBouncer are refused',
        check(refusesPooler ? 'yes' : 'no', refusesPooler),
      ],
    ],
    details: rows.map(({ about, way, statuses, verdict, wrong }) => ({
      about,
      way,
      statuses,
      wrong: wrong.slice(0, 5),
      lost: verdict.lost,
      doubled: verdict.doubled,
    })),
  };
}

function rowOf(row: Row): Report['rows'][number] {
  const { about, way, movesLead, withoutWrites, refusals, slowest, wrong, deaths, verdict, stray } =
    row;
  return [
    way === 'pgbouncer' ? `PgBouncer: ${about}` : about,
    checkTime(seconds(withoutWrites), withoutWrites < promised.withoutWritesMs),
    seconds(refusals.until),
    checkTime(String(refusals.count), movesLead || refusals.count === 0),
    `${seconds(slowest.page)}, ${seconds(slowest.draft)}`,
    check(describeStatuses(wrong) || '0', wrong.length === 0),
    none(deaths),
    verdict.acknowledged,
    none(total(verdict.lost)),
    none(total(verdict.doubled)),
    none(stray),
  ];
}
