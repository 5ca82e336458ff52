import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { launchForTest, query, testDataFolder } from '../../testing/embedded-database.ts';
import { EmbeddedDatabaseError } from './errors.ts';

describe('a folder left by a crash', () => {
  it('starts even if another program has the old process id', async () => {
    const { folder, data } = await stoppedDatabase();
    await writePidFile(data, process.pid);
    await writeFile(join(folder, 'postgres/run/.s.PGSQL.5432.lock'), `${process.pid}\n`);
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts even if another PostgreSQL has the old process id', async () => {
    const other = await testDataFolder();
    await launchForTest(other);
    const pid = Number.parseInt(
      await readFile(join(other, 'postgres/data/postmaster.pid'), 'utf8'),
    );
    const { folder, data } = await stoppedDatabase();
    await writePidFile(data, pid);
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(() => process.kill(pid, 0)).not.toThrow();
  });

  it('starts if no program has the old process id', async () => {
    const { folder, data } = await stoppedDatabase();
    await writePidFile(data, 2 ** 22 - 1); // above Linux's maximum pid
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts over after a first start that was killed halfway', async () => {
    const folder = await testDataFolder();
    await mkdir(join(folder, 'postgres/unfinished/base'), { recursive: true });
    await writeFile(join(folder, 'postgres/unfinished/PG_VERSION'), '18\n');
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await expect(stat(join(folder, 'postgres/unfinished'))).rejects.toThrow('ENOENT');
  });
});

describe('lost keys', () => {
  it('get replaced by a new password for the existing data', async () => {
    const { folder } = await stoppedDatabase();
    await rm(join(folder, 'keys'), { recursive: true });
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('an unusable folder', () => {
  it('is rejected if another major version created it, before anything changes', async () => {
    const { folder, data } = await stoppedDatabase();
    await writeFile(join(data, 'PG_VERSION'), '17\n');
    onTestFinished(() => writeFile(join(data, 'PG_VERSION'), '18\n'));
    const log = await stat(join(folder, 'postgres/server.log'));
    await expect(launchForTest(folder)).rejects.toThrow(
      /belongs to PostgreSQL 17; this release includes PostgreSQL 18, which cannot open it\. Stop the app and copy DATA_DIR, .+ then run: npm run upgrade-database/,
    );
    expect((await stat(join(folder, 'postgres/server.log'))).size).toBe(log.size);
  });

  it('fails with the last log lines of this start', async () => {
    const { folder, data } = await stoppedDatabase();
    await writeFile(join(data, 'postgresql.auto.conf'), "shared_buffers = 'a lot'\n");
    const failure: unknown = await launchForTest(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedDatabaseError);
    expect(String(failure)).toMatch(
      /could not be started\. Last lines of output:\n.*shared_buffers.*a lot/s,
    );
    expect(String(failure)).not.toContain('was shut down at');
  });
});

/** A folder with a used database that was shut down cleanly. */
async function stoppedDatabase(): Promise<{ folder: string; data: string }> {
  const folder = await testDataFolder();
  const { connection, stop } = await launchForTest(folder);
  await query(connection, 'create table kept as select 42 as answer');
  await stop();
  return { folder, data: join(folder, 'postgres/data') };
}

/** What PostgreSQL leaves behind after a power failure. */
async function writePidFile(data: string, pid: number): Promise<void> {
  const run = join(data, '../run');
  const lines = [pid, data, 1_700_000_000, 5432, run, '', '  1234567         0', 'ready   '];
  await writeFile(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`);
}
