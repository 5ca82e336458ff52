import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { launchForTest, query, testDataFolder } from '../../testing/embedded-database.ts';
import { EmbeddedDatabaseError } from './errors.ts';

describe('a folder that a crash left behind', () => {
  it('starts although another program has the old process number', async () => {
    const { folder, data } = await stoppedDatabase();
    await writePidFile(data, process.pid);
    await writeFile(join(folder, 'postgres/run/.s.PGSQL.5432.lock'), `${process.pid}\n`);
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts although another PostgreSQL has the old process number', async () => {
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

  it('starts when no program has the old process number', async () => {
    const { folder, data } = await stoppedDatabase();
    await writePidFile(data, 2 ** 22 - 1); // no Linux process can have it
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('begins anew where a first start was killed in the middle', async () => {
    const folder = await testDataFolder();
    await mkdir(join(folder, 'postgres/unfinished/base'), { recursive: true });
    await writeFile(join(folder, 'postgres/unfinished/PG_VERSION'), '18\n');
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await expect(stat(join(folder, 'postgres/unfinished'))).rejects.toThrow('ENOENT');
  });
});

describe('lost keys', () => {
  it('get a new password for the data that stayed', async () => {
    const { folder } = await stoppedDatabase();
    await rm(join(folder, 'keys'), { recursive: true });
    const database = await launchForTest(folder);
    expect(await query(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('a folder that cannot be used', () => {
  it('is named when another major version made it, before anything is touched', async () => {
    const { folder, data } = await stoppedDatabase();
    await writeFile(join(data, 'PG_VERSION'), '17\n');
    onTestFinished(() => writeFile(join(data, 'PG_VERSION'), '18\n'));
    const log = await stat(join(folder, 'postgres/server.log'));
    await expect(launchForTest(folder)).rejects.toThrow(
      /was created by PostgreSQL 17; this release includes PostgreSQL 18, which cannot open it\. Export it/,
    );
    expect((await stat(join(folder, 'postgres/server.log'))).size).toBe(log.size);
  });

  it('is explained with the last lines of the log of this start', async () => {
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

/** A folder with a database in it that was used and stopped in order. */
async function stoppedDatabase(): Promise<{ folder: string; data: string }> {
  const folder = await testDataFolder();
  const { connection, stop } = await launchForTest(folder);
  await query(connection, 'create table kept as select 42 as answer');
  await stop();
  return { folder, data: join(folder, 'postgres/data') };
}

/** As PostgreSQL leaves it behind when the power fails. */
async function writePidFile(data: string, pid: number): Promise<void> {
  const run = join(data, '../run');
  const lines = [pid, data, 1_700_000_000, 5432, run, '', '  1234567         0', 'ready   '];
  await writeFile(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`);
}
