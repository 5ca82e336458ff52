/**
 * Sends generated requests to a real server in production mode: everything that the contract and the pages
 * offer, in every role, right and wrong, and looks at what comes back and at what happens in the database.
 */
import { planner } from './fuzz/generate.ts';
import { faults } from './fuzz/inspect-answer.ts';
import { tryEveryRole } from './fuzz/matrix.ts';
import { sendAll, type Target } from './fuzz/round.ts';
import { sender } from './fuzz/send.ts';
import { createTally } from './fuzz/tally.ts';
import { createWorld, type World } from './fuzz/world.ts';
import { none, type Proof, type ProofOptions, type Report } from './proof.ts';
import { startTestbed, type Testbed } from './stage/testbed.ts';

/** Requests between two comparisons of everything. */
const step = 500;

export const fuzz: Proof = {
  name: 'fuzz',
  title: 'Generated requests',
  about: '100,000 generated requests in all roles, most of which have to be refused',
  page: 'docs/SECURITY.md',
  async run({ rounds = 100_000, seed = 1, quick, only, say, run }: ProofOptions): Promise<Report> {
    const testbed = await startTestbed({ run, businesses: 1 });
    const world = await createWorld(testbed.database.urlAt(testbed.gateway.port));
    const client = sender(testbed.app.port);
    const target: Target = { world, sender: client, tally: createTally(say) };
    const plans = planner(seed);
    try {
      const before = await readVictim(world);
      const matrix = only ? [] : await tryEveryRole(target);
      for (const number of (only ?? []).map(Number))
        await sendAll(target, plans(number, number + 1));
      const total = only ? 0 : quick ? Math.min(rounds, 1_500) : rounds;
      for (let from = 0; from < total; from += step) {
        await sendAll(target, plans(from, Math.min(from + step, total)));
        if ((from / step) % 10 === 9) say(`${from + step} of ${total}: ${statusesOf(target)}`);
      }
      const harmed = (await readVictim(world)) === before ? 0 : 1;
      return report({
        target,
        matrix,
        harmed,
        admins: await countAdmins(world),
        seed,
        testbed,
        total,
      });
    } finally {
      client.close();
      await world.close();
      await testbed.dispose();
    }
  },
};

/** All that is stored about an account that must not change. */
async function readVictim({ pool, people }: World): Promise<string> {
  const { userId } = people.victim;
  const tables = ['users', 'businesses', 'sessions'];
  const columns = ['id', 'user_id', 'user_id'];
  const rows = tables.map((table, index) =>
    pool.query(`select t::text from ${table} t where ${columns[index]} = $1 order by 1`, [userId]),
  );
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows as unknown));
}

async function countAdmins({ pool }: World): Promise<number> {
  const { rowCount } = await pool.query('select 1 from users where is_admin');
  return rowCount ?? 0;
}

function statusesOf({ tally }: Target): string {
  const { answers, statuses, counts } = tally;
  const failed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const all = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  return `${answers} answers, ${failed} faults; ${all.join(', ')}`;
}

interface Figures {
  target: Target;
  matrix: string[];
  harmed: number;
  admins: number;
  seed: number;
  testbed: Testbed;
  total: number;
}

function report({ target, matrix, harmed, admins, seed, testbed, total }: Figures): Report {
  const { tally } = target;
  const { app } = testbed;
  const log = app.log().split('\n');
  const errors = log.filter((line) => line.includes('"level":50') || line.includes('"level":60'));
  const leaks = log.filter((line) => line.includes('canary-') || line.includes('__Host-sid='));
  const accepted = tally.statuses[200] ?? 0;
  return {
    head: ['', ''],
    rows: [
      ['requests generated (seed)', `${total.toLocaleString('en-US')} (${seed})`],
      ['answers', tally.answers],
      ['… accepted with 200', accepted],
      ['… refused by shedding, neither good nor bad', tally.shed],
      ['… cut off while more was sent than is taken', tally.cutOff],
      ['requests that may change nothing, with the database compared', tally.compared],
      ...faults.map((fault): Report['rows'][number] => [fault, none(tally.counts[fault])]),
      ['wrong answers in the matrix of calls and roles', none(matrix.length)],
      ['changes to the account that sends nothing', none(harmed)],
      ['admins that nobody made', none(admins - 1)],
      ['errors in the log', none(errors.length)],
      ['personal text or cookies in the log', none(leaks.length)],
      ['times the app ended by itself', none(app.deaths.length)],
    ],
    details: {
      statuses: tally.statuses,
      examples: tally.examples,
      matrix,
      errors: errors.slice(0, 8),
      leaks: leaks.slice(0, 3),
      deaths: app.deaths,
    },
  };
}
