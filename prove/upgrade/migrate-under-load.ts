import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { migrate } from '../../server/db/migrate.ts';
import { extractVersion } from '../../server/testing/earlier-version.ts';
import { makeRunFolder } from '../../server/testing/run-folders.ts';
import type { Attempt } from '../load/journal.ts';
import { succeeded } from '../load/sender.ts';
import { describeStatuses } from '../load/statuses.ts';
import { total, verifyWithin } from '../load/verify.ts';
import { startLoad } from '../load/visitors.ts';
import { checkTime, none, type Report } from '../proof.ts';
import { startApp } from '../stage/app-process.ts';
import { makeDatabaseServer } from '../stage/database-server.ts';
import { startMailSystem } from '../stage/mail-system.ts';

/** People at a counter repeat what takes longer; the app itself ends a statement after seconds. */
const promisedMs = 5_000;

interface Options {
  /** The version that runs. */
  commit: string;
  businesses: number;
  quick: boolean;
  say: (line: string) => void;
  run?: number | undefined;
}

/** The version from before the newest migration serves people, while this one's migrations are applied. */
export async function migrateUnderLoad(options: Options): Promise<Report['rows']> {
  const { commit, businesses, quick, say, run } = options;
  await using undo = new AsyncDisposableStack();
  const folder = await makeRunFolder(run);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const files = join(folder, 'earlier');
  say('builds the version from before the newest migration');
  await extractVersion(commit, files);
  const database = await makeDatabaseServer(run);
  undo.defer(() => database.remove());
  await database.start();
  const mail = await startMailSystem();
  undo.defer(() => mail.stop());
  const databaseUrl = database.urlAt(database.cluster.port);
  const tools = await toolsOf(files);
  await tools.migrate({ connectionString: databaseUrl });
  say(`adds ${businesses.toLocaleString('en-US')} businesses`);
  await tools.addManyBusinesses(
    { database: { kind: 'external', url: databaseUrl } },
    sizes(businesses),
  );
  // Otherwise the app would soon delete those who never entered their code, and their businesses.
  await database.queryApp('update users set email_verified = true where not email_verified');
  const people = await tools.addBusinesses(databaseUrl, 10);
  const program = join(files, 'server/start/main.ts');
  const app = await startApp({ databaseUrl, smtpUrl: mail.url, folder, program });
  undo.defer(async () => void (await app.stop()));
  const load = startLoad({ port: app.port, businesses: people, visitors: 16, pauseMs: 20 });
  await wait(quick ? 1_500 : 10_000);
  const from = performance.now();
  say('migrates');
  await migrate({ connectionString: databaseUrl });
  const to = performance.now();
  await wait(quick ? 1_500 : 5_000);
  const attempts = [...load.journal.attempts];
  const journal = await load.stop();
  const verdict = await verifyWithin(60_000, databaseUrl, journal, mail.received);
  say(describeStatuses(attempts));
  return rowsOf({ attempts, from, to, businesses, lost: total(verdict.lost), deaths: app.deaths });
}

function sizes(businesses: number) {
  return { users: Math.ceil(businesses / 10), businesses };
}

/** How that version makes and fills its own tables. */
async function toolsOf(files: string) {
  const { addManyBusinesses } = (await import(
    join(files, 'bench/many-businesses.ts')
  )) as typeof import('../../bench/many-businesses.ts');
  const { addBusinesses } = (await import(
    join(files, 'prove/stage/people.ts')
  )) as typeof import('../stage/people.ts');
  const { migrate: migrateAsThen } = (await import(
    join(files, 'server/db/migrate.ts')
  )) as typeof import('../../server/db/migrate.ts');
  return { migrate: migrateAsThen, addManyBusinesses, addBusinesses };
}

interface Outcome {
  attempts: readonly Attempt[];
  /** When the migration began and ended, by `performance.now()`. */
  from: number;
  to: number;
  businesses: number;
  lost: number;
  deaths: string[];
}

function rowsOf({ attempts, from, to, businesses, lost, deaths }: Outcome): Report['rows'] {
  const touches = ({ sentAt, milliseconds }: Attempt) =>
    sentAt + milliseconds > from && sentAt < to;
  const during = attempts.filter(touches);
  const before = attempts.filter(({ sentAt, milliseconds }) => sentAt + milliseconds <= from);
  const slowest = (some: readonly Attempt[], isPage: boolean) =>
    Math.max(
      0,
      ...some.filter(({ kind }) => (kind === 'page') === isPage).map((one) => one.milliseconds),
    );
  const pair = (isPage: boolean) => {
    const text = [before, during].map((some) => seconds(slowest(some, isPage))).join(', ');
    return checkTime(text, slowest(during, isPage) <= promisedMs);
  };
  return [
    ['migrated under load', newestMigration()],
    ['businesses', businesses],
    ['it took', seconds(to - from)],
    ['calls of the earlier version meanwhile', during.length],
    ['… not successful', none(during.filter((one) => !succeeded(one)).length)],
    ['slowest write before it, during it', pair(false)],
    ['slowest page before it, during it', pair(true)],
    ['acknowledged writes lost', none(lost)],
    ['times the earlier version ended by itself', none(deaths.length)],
  ];
}

function newestMigration(): string {
  const folder = join(import.meta.dirname, '../../server/db/migrations');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().at(-1)?.replace('.sql', '') ?? '';
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
