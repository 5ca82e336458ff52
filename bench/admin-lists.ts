/**
 * How the admin lists scale: every page, sort and search through the whole server (requests injected
 * without a socket) at 1,000, 100,000 and 1,000,000 businesses with a tenth as many users, and the ratio
 * of the largest to the smallest. Rounds are interleaved, so ratios are reliable on a busy machine;
 * single times are not.
 *
 * Run: npm run bench:admin [-- --quick] [-- --only=filter]   (4 to 10 minutes; 3 GB in the temporary folder)
 */
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import setUp from '../server/testing/global-setup.ts';
import { MINUTE } from '../contract/durations.ts';
import { startTestServer, type TestServer } from '../server/testing/test-server.ts';
import { addManyBusinesses } from './many-businesses.ts';
import { percentile } from '../prove/load/percentile.ts';

/** Measures only calls that contain this. */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7) ?? '';
const sizes = process.argv.includes('--quick') ? [1_000, 20_000] : [1_000, 100_000, 1_000_000];
const rounds = 41;
const warmUps = 3;

/** `last`: the last numbered page; `middle`: a cursor beyond all numbered pages. */
const calls: Record<string, string> = {
  'users, first page': 'users?limit=25',
  'users by join date, newest first': 'users?limit=25&sort=-joined',
  'users by number of businesses, highest first': 'users?limit=25&sort=-businesses',
  'users by status': 'users?limit=25&sort=status',
  'users by email': 'users?limit=25&sort=email',
  'users: search for a name': 'users?limit=25&search=zoe+quigley',
  'users: search for a common name': 'users?limit=25&search=maria',
  'users: search for two letters': 'users?limit=25&search=ma',
  'users: search without matches': 'users?limit=25&search=qzxv',
  'businesses, first page': 'businesses?limit=25',
  'second page': 'businesses?limit=25&offset=25',
  'last numbered page': 'businesses?limit=25&offset=last',
  'next page by cursor': 'businesses?limit=25&after=middle',
  'previous page by cursor': 'businesses?limit=25&before=middle',
  'by name, descending': 'businesses?limit=25&sort=-name',
  'by owner': 'businesses?limit=25&sort=owner',
  'by owner, descending': 'businesses?limit=25&sort=-owner',
  'by location': 'businesses?limit=25&sort=location',
  'by location, descending': 'businesses?limit=25&sort=-location',
  'by date': 'businesses?limit=25&sort=created',
  'by date, newest first': 'businesses?limit=25&sort=-created',
  'search: no matches': 'businesses?limit=25&search=qzxv',
  'search: one slug': 'businesses?limit=25&search=-777',
  'search: two rare words': 'businesses?limit=25&search=zanesville+xylophone',
  'search: a word in one of ten rows': 'businesses?limit=25&search=dental',
  'the same, next page': 'businesses?limit=25&search=dental&after=middle',
  'the same, newest first': 'businesses?limit=25&search=dental&sort=-created',
  'the same, page 390 (no such page at 1,000)': 'businesses?limit=25&search=dental&offset=9725',
  'search: two letters': 'businesses?limit=25&search=de',
  'search: two letters, no matches': 'businesses?limit=25&search=zq',
  'search: two words': 'businesses?limit=25&search=dental+oakland',
  'search: an owner’s name': 'businesses?limit=25&search=zoe+quigley',
  'search: a common first name': 'businesses?limit=25&search=maria',
  'search: a word in one of 75 rows': 'businesses?limit=25&search=oakland',
  'search: a word in one of 150 rows': 'businesses?limit=25&search=zanesville',
  'search: a word in one of 75 rows, last in the order': 'businesses?limit=25&search=westside',
  'users who are inactive': 'users?limit=25&filter=inactive',
  'users who are not verified, newest first': 'users?limit=25&filter=unverified&sort=-joined',
  'users without a business, by email': 'users?limit=25&filter=without_business&sort=email',
  'users who never used it, by status': 'users?limit=25&filter=never_used&sort=status',
  'users who never used it: a common name': 'users?limit=25&filter=never_used&search=maria',
  'users who are inactive: a common name': 'users?limit=25&filter=inactive&search=maria',
  'inactive, newest first': 'businesses?limit=25&filter=inactive&sort=-created',
  'inactive: a word in one of ten rows': 'businesses?limit=25&filter=inactive&search=dental',
  suspended: 'businesses?limit=25&filter=suspended&sort=-created',
  'suspended: a word in one of ten rows': 'businesses?limit=25&filter=suspended&search=dental',
  'never used': 'businesses?limit=25&filter=never_used',
  'never used, by owner, next page': 'businesses?limit=25&filter=never_used&offset=25&sort=owner',
  'never used, oldest first': 'businesses?limit=25&filter=never_used&sort=created',
  'never used: a word in one of ten rows': 'businesses?limit=25&filter=never_used&search=dental',
  'never used: a word in one of 75 rows': 'businesses?limit=25&filter=never_used&search=oakland',
  'never used: two letters': 'businesses?limit=25&filter=never_used&search=de',
  'never used: no matches': 'businesses?limit=25&filter=never_used&search=qzxv',
  'no Google link, by location': 'businesses?limit=25&filter=no_google_link&sort=location',
  'no Google link: two words': 'businesses?limit=25&filter=no_google_link&search=dental+oakland',
  'links to other sites': 'businesses?limit=25&links=other',
  'links to other sites, by owner, descending': 'businesses?limit=25&links=other&sort=-owner',
  'links to other sites: a word in one of ten rows':
    'businesses?limit=25&links=other&search=dental',
  'a user’s businesses': 'users/middle/businesses',
};

const tearDown = await setUp();
const installations: Installation[] = [];
for (const businesses of sizes) installations.push(await install(businesses));
const measured = new Map<string, number[][]>();
for (const [name, call] of Object.entries(calls).filter(([, one]) => one.includes(only)))
  measured.set(name, await measure(call));
report();
for (const { server } of installations) await server.close();
await tearDown();

interface Installation {
  server: TestServer;
  businesses: number;
  cookies: Record<string, string>;
  /** A cursor in the list sorted by name. */
  middle: string;
}

async function install(businesses: number): Promise<Installation> {
  // An index of a million rows takes longer to build than the app waits for an answer.
  const server = await startTestServer({ LIMITS: 'off' }, { answerLimit: 10 * MINUTE });
  const start = performance.now();
  await addManyBusinesses(server.ctx.config, { users: businesses / 10, businesses });
  const seconds = (performance.now() - start) / 1_000;
  console.log(`${businesses} businesses made in ${seconds.toFixed(0)} s`);
  const cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
  return {
    server,
    businesses,
    cookies,
    middle: await cursorInTheMiddle(server.app, cookies, businesses),
  };
}

/** Milliseconds per round for a call, for each installation. */
async function measure(call: string): Promise<number[][]> {
  const taken = installations.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, installation] of installations.entries()) {
      const time = await timeOf(call, installation);
      if (round >= 0) taken[index]?.push(time);
    }
  }
  return taken;
}

async function timeOf(call: string, { server, businesses, cookies, middle }: Installation) {
  const last = Math.min(businesses, 10_000) - 25;
  const url = `/api/admin/${call
    .replace('users/middle', `users/${businesses / 20}`)
    .replace('=middle', `=${middle}`)
    .replace('=last', `=${last}`)}`;
  const begin = performance.now();
  const answer = await server.app.inject({ url, cookies });
  const time = performance.now() - begin;
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}.`);
  return time;
}

/** In the list sorted by name, past the last numbered page if the list is that long. */
async function cursorInTheMiddle(
  app: FastifyInstance,
  cookies: Record<string, string>,
  businesses: number,
): Promise<string> {
  const offset = Math.min(10_000, businesses / 2);
  const url = `/api/admin/businesses?limit=25&offset=${offset}`;
  const answer = await app.inject({ url, cookies });
  return String(answer.headers['x-next-cursor']);
}

function report(): void {
  const heads = sizes.map((size) => size.toLocaleString('en-US'));
  console.log(`\n| median (p95), ms | ${heads.join(' | ')} | ratio |`);
  console.log(`|---|${'---|'.repeat(heads.length + 1)}`);
  for (const [name, taken] of measured) {
    const figures = taken.map(
      (times) => `${percentile(times, 0.5).toFixed(1)} (${percentile(times, 0.95).toFixed(1)})`,
    );
    const ratio = percentile(taken.at(-1) ?? [], 0.5) / percentile(taken[0] ?? [], 0.5);
    console.log(`| ${name} | ${figures.join(' | ')} | ${ratio.toFixed(1)} |`);
  }
}
