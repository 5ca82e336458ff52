/**
 * Whether an address is known must not show in the time that an answer takes. No single time means
 * anything on a busy machine, so samples of the ways are taken in turn, and two ways can be told apart
 * only where almost every sample of the one is longer than almost every sample of the other, and by much.
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
/** The chance that a sample of the slower way is the longer one: a half where nothing tells them apart. */
const sure = 0.9;
/** Of medians. A hash that is left out on one side makes it 2 or more; statements alone far less. */
const much = 1.3;
const waiting = 'waiting@example.com';
const strangers = 'strangers@example.com';
const strangersPassword = 'what the stranger wants';
/** Has one code that may be tried as often as it takes to measure. */
const confirming = 'confirming@example.com';

let server: TestServer;
let known: UserRow;
let gone: UserRow;
/** A proven account whose address a stranger has registered too. */
let attempted: UserRow;
let count = 0;

beforeAll(async () => {
  // A few milliseconds a hash: much against the rest, little against the time limit of a test.
  const hashCost = { ...standardCost, memory: 8_192 };
  server = await startTestServer({ LIMITS: 'off' }, { hashCost });
  known = await server.addUser();
  gone = await server.addUser({ isActive: false });
  attempted = await server.addUser();
  await register(server.app, { email: attempted.email, password: strangersPassword });
  await register(server.app, { email: strangers, password: strangersPassword });
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
      unproven: () => login(server.app, waiting, 'not the password'),
      attempted: () => login(server.app, attempted.email, 'not the password'),
      unknown: () => login(server.app, nobody(), 'not the password'),
    },
  ],
  [
    'signing in with the password of a registration',
    {
      known: () => login(server.app, attempted.email, strangersPassword),
      unproven: () => login(server.app, strangers, strangersPassword),
    },
  ],
  [
    'registering',
    {
      known: () => register(server.app, { email: known.email }),
      deactivated: () => register(server.app, { email: gone.email }),
      unproven: () => register(server.app, { email: waiting }),
      unknown: () => register(server.app, { email: nobody() }),
    },
  ],
  [
    'asking for a reset',
    {
      known: () => forgotPassword(server.app, known.email),
      deactivated: () => forgotPassword(server.app, gone.email),
      unproven: () => forgotPassword(server.app, waiting),
      unknown: () => forgotPassword(server.app, nobody()),
    },
  ],
  [
    'typing a wrong code after registering',
    {
      known: () => verifyCode(server.app, known.email, '-'),
      confirming: () => verifyCode(server.app, confirming, '-'),
      unknown: () => verifyCode(server.app, nobody(), '-'),
    },
  ],
  [
    'typing a wrong code for a reset',
    {
      known: () => resetByCode(server.app, known.email, '-', 'eleven brown teapots'),
      resetting: () => resetByCode(server.app, confirming, '-', 'eleven brown teapots'),
      unknown: () => resetByCode(server.app, nobody(), '-', 'eleven brown teapots'),
    },
  ],
])(
  '%s takes as long for any address',
  async (_what, ways) => {
    expect(toldApart(await measure(ways))).toEqual([]);
  },
  60_000,
);

it('a wrong password costs as many statements as an unknown address', async () => {
  const statements = (email: string) =>
    countQueries(server.ctx, () => login(server.app, email, 'not the password'));
  expect(await statements(nobody())).toBe(await statements(known.email));
});

it('the same browser’s wrong codes take as long, whoever it registered', async () => {
  const mine = cookiesOf(await register(server.app, { email: known.email }));
  const email = nobody();
  const theirs = cookiesOf(await register(server.app, { email }));
  await server.ctx.pool.query('update email_challenges set attempts = -10000');
  const times = await measure({
    known: () => verifyCode(server.app, known.email, '-', { cookies: mine }),
    unproven: () => verifyCode(server.app, email, '-', { cookies: theirs }),
  });
  expect(toldApart(times)).toEqual([]);
});

it('would notice a hash that is left out', async () => {
  const times = await measure({
    checked: () => login(server.app, known.email, 'not the password'),
    leftOut: () => login(server.app, 'no address', 'not the password'),
  });
  expect(toldApart(times)).toHaveLength(1);
});

async function measure(ways: Ways): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = -3; round < samples; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      await way();
      // The first rounds warm up.
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return times;
}

/** The pairs of ways that somebody could tell apart by their times. */
function toldApart(times: Map<string, number[]>): string[] {
  const pairs = [...times].flatMap((one) => [...times].map((other) => [one, other] as const));
  return pairs
    .filter(([[, slow], [, fast]]) => {
      const ratio = median(slow) / median(fast);
      return chanceOfLonger(slow, fast) > sure && ratio > much;
    })
    .map(([[slow], [fast]]) => `${slow} takes longer than ${fast}`);
}

/** The chance that one of these is longer than one of those (Mann and Whitney's U, as a share). */
function chanceOfLonger(these: number[], those: number[]): number {
  const longer = these.reduce((sum, one) => sum + those.filter((other) => one > other).length, 0);
  return longer / (these.length * those.length);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function nobody(): string {
  count += 1;
  return `nobody${count}@example.com`;
}
