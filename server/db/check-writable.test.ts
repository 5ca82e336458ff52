import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { launchForTest, testDataFolder } from '../testing/embedded-database.ts';
import { checkWritable, shareWriteChecks } from './check-writable.ts';
import { connectDatabase } from './client.ts';
import { migrate } from './migrate.ts';

let data: string;
let checks: pg.Pool;

beforeEach(async () => {
  const folder = await testDataFolder();
  data = join(folder, 'postgres/data');
  const { connection } = await launchForTest(folder);
  await migrate(connection);
  const client = connectDatabase(connection, () => undefined);
  onTestFinished(() => client.close());
  ({ checks } = client);
});

it('fails while there is no space for another file', async () => {
  await checkWritable(checks);
  await configure('temp_file_limit = 0');
  await expect.poll(() => codeOf(checkWritable(checks))).toBe('53400');
  await configure('temp_file_limit = -1');
  await expect.poll(() => codeOf(checkWritable(checks))).toBe('none');
});

it('leaves one row, however often it is asked', async () => {
  const size = async () => {
    const { rows } = await checks.query(
      "select pg_relation_size('rate_limits') as bytes, count(*)::int as rows from rate_limits",
    );
    return rows[0] as { bytes: string; rows: number };
  };
  await checkWritable(checks);
  const first = await size();
  for (let n = 0; n < 250; n += 1) await checkWritable(checks);
  expect(first).toMatchObject({ rows: 1 });
  expect(await size()).toEqual(first);
});

it('checks once for any number of callers at the same time', async () => {
  const connect = vi.spyOn(checks, 'connect');
  const answers = await Promise.all(Array.from({ length: 50 }, shareWriteChecks(checks)));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(connect).toHaveBeenCalledTimes(1);
});

/** As `alter system` would, which the app's role may not. */
async function configure(line: string): Promise<void> {
  await appendFile(join(data, 'postgresql.auto.conf'), `${line}\n`);
  process.kill(Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8')), 'SIGHUP');
}

function codeOf(work: Promise<void>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (error as { code?: string }).code ?? String(error), // PostgreSQL's errors have one
  );
}
