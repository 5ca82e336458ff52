/**
 * What each call costs: processor time of the app and of PostgreSQL, statements, log (WAL) and response
 * bytes. Each is sent alone, many times in a row, to the real app in its own process, on a PostgreSQL
 * that flushes to disk. Processor time, statements and bytes are reliable on a busy machine; the time that a
 * call takes is not. docs/SCALING.md explains what follows from it.
 *
 * Run: npm run bench:calls [-- --write]   (two minutes; --write replaces the table in docs/SCALING.md)
 */
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { printTable, updateSection } from '../prove/figures.ts';
import { draftCall, pageCall } from '../prove/load/calls.ts';
import { percentile } from '../prove/load/percentile.ts';
import type { Report } from '../prove/proof.ts';
import { readDatabaseWork, workBetween } from '../prove/scale/database-work.ts';
import { processorTime } from '../prove/scale/processor-time.ts';
import { type Installation, setUpInstallation } from '../prove/scale/set-up-installation.ts';
import { cleanUpOnExit } from '../prove/stage/cleanup.ts';
import { addBusinesses, signIn } from '../prove/stage/people.ts';
import { insertBusiness } from '../server/db/businesses.ts';
import { insertUser } from '../server/db/users.ts';
import { hashPassword } from '../server/domain/accounts/passwords.ts';
import { callMeter, type MeteredAnswer } from './call-costs/call-meter.ts';
import { type MeasuredCall, measuredCalls } from './call-costs/measured-calls.ts';

const password = 'seven green bicycles';
const businesses = 300;
const earlierDrafts = 200;
/**
 * Nothing in the background is to be counted, nor whole pages after a checkpoint (they are in
 * docs/SCALING.md).
 */
const quietly = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
};

cleanUpOnExit();
const installation = await setUpInstallation(quietly, process.pid);
const meter = callMeter(installation.app.port);
try {
  const calls = await prepare(installation);
  const rows: Report['rows'] = [];
  for (const call of calls) rows.push(await measure(installation, call));
  const report: Report = {
    head: [
      'call',
      'app, ms of processor',
      'database, ms of processor',
      'statements',
      'pages touched',
      'WAL, bytes',
      'response, bytes',
      'median, ms',
    ],
    rows,
  };
  printTable(report);
  const section = { name: 'calls', page: 'docs/SCALING.md' };
  if (process.argv.includes('--write')) updateSection(section, report);
} finally {
  meter.close();
  await installation.remove();
}

async function prepare({ databaseUrl }: Installation): Promise<MeasuredCall[]> {
  const fresh = await addBusinesses(databaseUrl, businesses);
  const [known] = await addBusinesses(databaseUrl, 1, 'known.example.com');
  if (!known) throw new Error('No business was added.');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query('update users set password_hash = $1', [await hashPassword(password)]);
    const db = drizzle(pool);
    const owner = await insertUser(db, {
      name: 'Many',
      email: 'many@example.com',
      emailVerified: true,
    });
    for (let n = 1; n <= 20; n += 1)
      await insertBusiness(db, { userId: owner.id, slug: `many-${n}`, name: `Many ${n}` });
    const admin = await insertUser(db, {
      name: 'Ada Admin',
      email: 'admin@example.com',
      emailVerified: true,
      isAdmin: true,
    });
    for (let n = 0; n < earlierDrafts; n += 1) await ask(draftCall(known.id));
    const page = await ask(pageCall(known.slug));
    // Otherwise autovacuum does so.
    await pool.query('vacuum analyze');
    return await measuredCalls({
      fresh,
      known,
      knownTag: page.etag ?? '',
      ownerOfMany: await signIn(db, owner),
      admin: await signIn(db, admin),
      password,
    });
  } finally {
    await pool.end();
  }
}

async function ask(call: Parameters<typeof meter.send>[0]): Promise<MeteredAnswer> {
  const answer = await meter.send(call);
  if (answer.status >= 400)
    throw new Error(`${call.path} got ${answer.status}: ${answer.body.toString()}`);
  return answer;
}

async function measure(
  { app, database, mail }: Installation,
  { name, times, make }: MeasuredCall,
): Promise<Report['rows'][number]> {
  // Connections and code warm up; a checkpoint must not fall into the measurement.
  const isRepeatable = !name.includes('first');
  if (isRepeatable) for (let n = 0; n < Math.min(times, 10); n += 1) await ask(make(n));
  const emails = mail.received.length;
  const before = await readDatabaseWork(database);
  const appBefore = processorTime(app.pid());
  const answers: MeteredAnswer[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await ask(make(n)));
  if (name.startsWith('feedback')) while (mail.received.length < emails + times) await wait(50);
  const used = processorTime(app.pid()) - appBefore;
  const work = workBetween(before, await readDatabaseWork(database));
  const each = (amount: number) => amount / times;
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const median = percentile(
    answers.map(({ milliseconds }) => milliseconds),
    0.5,
  );
  return [
    name,
    each(used).toFixed(2),
    each(work.processorMs).toFixed(2),
    each(work.statements).toFixed(1),
    each(work.pagesHit + work.pagesRead).toFixed(0),
    Math.round(each(work.walBytes)),
    Math.round(each(bytes)),
    median.toFixed(1),
  ];
}
