/**
 * Response times must not reveal whether an address is known. A single measurement means nothing on a busy
 * machine, so the cases are sampled alternately, and two cases count as distinguishable only if almost
 * every sample of one is longer than almost every sample of the other, and by a wide margin.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserRow } from '../../db/users.ts';
import { countQueries } from '../../testing/count-queries.ts';
import {
  cookiesOf,
  forgotPassword,
  login,
  register,
  resetByCode,
  verifyCode,
} from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { standardCost } from '../../domain/accounts/passwords.ts';

type Ways = Record<string, () => Promise<unknown>>;

const samples = 25;
/** The chance that a sample of the slower case is the longer one: 0.5 if they are indistinguishable. */
const sure = 0.9;
/** Ratio of medians. Skipping a hash on one side makes it 2 or more; statements alone far less. */
const much = 1.3;
const waiting = 'waiting@example.com';
const attackersEmail = 'attacker@example.com';
const attackersPassword = 'what the attacker wants';
/** Has one code that can be tried as often as measuring takes. */
const confirming = 'confirming@example.com';

let server: TestServer;
let known: UserRow;
let gone: UserRow;
/** A verified account whose address an attacker has registered too. */
let attempted: UserRow;
let count = 0;

beforeAll(async () => {
  // A few milliseconds per hash: much compared to the rest, little compared to the test timeout.
  const hashCost = { ...standardCost, memory: 8_192 };
  server = await startTestServer({ LIMITS: 'off' }, { hashCost });
  known = await server.addUser();
  gone = await server.addUser({ isActive: false });
  attempted = await server.addUser();
  await register(server.app, { email: attempted.email, password: attackersPassword });
  await register(server.app, { email: attackersEmail, password: attackersPassword });
  await register(server.app, { email: waiting });
  await register(server.app, { email: confirming });
  await forgotPassword(server.app, confirming);
  await server.ctx.pool.query('update email_challenges set attempts = -10000');
});

afterAll(() => server.close());

it.each<[string, Ways]>([
  [
    'signing in with a wrong password',
    {
      known: () => login(server.app, known.email, 'not the password'),
      deactivated: () => login(server.app, gone.email, 'not the password'),
      unverified: () => login(server.app, waiting, 'not the password'),
      attempted: () => login(server.app, attempted.email, 'not the password'),
      unknown: () => login(server.app, unknownEmail(), 'not the password'),
    },
  ],
  [
    'signing in with the password of a registration',
    {
      known: () => login(server.app, attempted.email, attackersPassword),
      unverified: () => login(server.app, attackersEmail, attackersPassword),
    },
  ],
  [
    'registering',
    {
      known: () => register(server.app, { email: known.email }),
      deactivated: () => register(server.app, { email: gone.email }),
      unverified: () => register(server.app, { email: waiting }),
      unknown: () => register(server.app, { email: unknownEmail() }),
    },
  ],
  [
    'asking for a reset',
    {
      known: () => forgotPassword(server.app, known.email),
      deactivated: () => forgotPassword(server.app, gone.email),
      unverified: () => forgotPassword(server.app, waiting),
      unknown: () => forgotPassword(server.app, unknownEmail()),
    },
  ],
  [
    'typing a wrong code after registering',
    {
      known: () => verifyCode(server.app, known.email, '-'),
      confirming: () => verifyCode(server.app, confirming, '-'),
      unknown: () => verifyCode(server.app, unknownEmail(), '-'),
    },
  ],
  [
    'typing a wrong code for a reset',
    {
      known: () => resetByCode(server.app, known.email, '-', 'eleven brown teapots'),
      resetting: () => resetByCode(server.app, confirming, '-', 'eleven brown teapots'),
      unknown: () => resetByCode(server.app, unknownEmail(), '-', 'eleven brown teapots'),
    },
  ],
])(
  '%s takes as long for any address',
  async (_what, ways) => {
    expect(distinguishable(await measure(ways))).toEqual([]);
  },
  60_000,
);

it('a wrong password takes as many statements as an unknown address', async () => {
  const statements = (email: string) =>
    countQueries(server.ctx, () => login(server.app, email, 'not the password'));
  expect(await statements(unknownEmail())).toBe(await statements(known.email));
});

it('a wrong code takes as many statements and writes for any address', async () => {
  const way = {
    verify: (email: string) => verifyCode(server.app, email, '-'),
    reset: (email: string) => resetByCode(server.app, email, '-', 'eleven brown teapots'),
  };
  for (const tryCode of Object.values(way)) {
    const costs = [];
    for (const email of [unknownEmail(), known.email, attempted.email, confirming]) {
      await server.ctx.pool.query('delete from rate_limits');
      const statements = await countQueries(server.ctx, () => tryCode(email));
      const { rows } = await server.ctx.pool.query('select points from rate_limits');
      costs.push({ statements, rows });
    }
    expect(costs[0]?.rows).toEqual([{ points: 1 }]);
    for (const cost of costs) expect(cost).toEqual(costs[0]);
  }
});

it('forgetting a password takes as many statements for any address', async () => {
  const statements = (email: string) =>
    countQueries(server.ctx, () => forgotPassword(server.app, email));
  expect(await statements(unknownEmail())).toBe(await statements(known.email));
});

it('the same browser’s wrong codes take as long, whatever address it registered', async () => {
  const mine = cookiesOf(await register(server.app, { email: known.email }));
  const email = unknownEmail();
  const theirs = cookiesOf(await register(server.app, { email }));
  await server.ctx.pool.query('update email_challenges set attempts = -10000');
  const times = await measure({
    known: () => verifyCode(server.app, known.email, '-', { cookies: mine }),
    unverified: () => verifyCode(server.app, email, '-', { cookies: theirs }),
  });
  expect(distinguishable(times)).toEqual([]);
});

it('would detect a skipped hash', async () => {
  const times = await measure({
    checked: () => login(server.app, known.email, 'not the password'),
    leftOut: () => login(server.app, 'no address', 'not the password'),
  });
  expect(distinguishable(times)).toHaveLength(1);
});

async function measure(ways: Ways): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = -3; round < samples; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      await way();
      // The first rounds are a warm-up.
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return times;
}

/** The pairs of cases that could be distinguished by their times. */
function distinguishable(times: Map<string, number[]>): string[] {
  const pairs = [...times].flatMap((one) => [...times].map((other) => [one, other] as const));
  return pairs
    .filter(([[, slow], [, fast]]) => {
      const ratio = median(slow) / median(fast);
      return chanceOfLonger(slow, fast) > sure && ratio > much;
    })
    .map(([[slow], [fast]]) => `${slow} takes longer than ${fast}`);
}

/** The chance that one of these is longer than one of those (Mann–Whitney U, as a fraction). */
function chanceOfLonger(these: number[], those: number[]): number {
  const longer = these.reduce((sum, one) => sum + those.filter((other) => one > other).length, 0);
  return longer / (these.length * those.length);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function unknownEmail(): string {
  count += 1;
  return `nobody${count}@example.com`;
}
