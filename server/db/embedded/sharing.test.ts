import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { SECOND } from '../../../contract/durations.ts';
import {
  appForTest,
  launchForTest,
  noticesOf,
  query,
  testDataFolder,
} from '../../testing/embedded-database.ts';

describe('two apps on one folder', () => {
  it('share one server, the second one says so, and the last one to stop stops it', async () => {
    const folder = await testDataFolder();
    const first = appForTest(folder);
    const { connection } = await first.started;
    const second = appForTest(folder);
    const joined = await second.started;
    expect(joined).toMatchObject({ connection, shared: true });
    expect(noticesOf(joined)).toEqual([
      'Another running app is using this data folder; both share its database.',
    ]);
    await first.stop();
    expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await second.stop();
    expect(existsSync(pidFile(folder))).toBe(false);
  });

  it('can start at the same moment on an empty folder', async () => {
    const folder = await testDataFolder();
    const apps = [appForTest(folder), appForTest(folder), appForTest(folder)];
    const started = await Promise.all(apps.map((app) => app.started));
    expect(started.filter(({ shared }) => shared)).toHaveLength(2);
    const starts = (await serverLog(folder)).match(/starting PostgreSQL/g);
    expect(starts).toHaveLength(1);
    await Promise.all(apps.map((app) => app.stop()));
    expect(existsSync(pidFile(folder))).toBe(false);
  });

  it('never leave one of them without a server while the other stops', async () => {
    const folder = await testDataFolder();
    let leaving = appForTest(folder);
    await leaving.started;
    for (let round = 0; round < 5; round += 1) {
      const coming = appForTest(folder);
      const left = leaving.stop();
      const { connection } = await coming.started;
      expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
      await left;
      expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
      leaving = coming;
    }
  });

  it('do not count an app that was killed', async () => {
    const folder = await testDataFolder();
    const [first, second] = [appForTest(folder), appForTest(folder)];
    await Promise.all([first.started, second.started]);
    await first.kill('SIGKILL');
    await second.stop();
    expect(existsSync(pidFile(folder))).toBe(false);
  });
});

describe('a killed app', () => {
  it('leaves a server that the next start uses and stops at the end', async () => {
    const folder = await testDataFolder();
    const killed = appForTest(folder);
    const { connection } = await killed.started;
    await query(connection, 'create table kept as select 42 as answer');
    await killed.kill('SIGKILL');
    const before = await serverPid(folder);
    const next = await launchForTest(folder);
    expect(next.shared).toBe(false);
    expect(noticesOf(next)).toEqual([
      'The database was still running after the app stopped unexpectedly; using it again.',
    ]);
    expect(await serverPid(folder)).toBe(before);
    expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
    expect(existsSync(pidFile(folder))).toBe(false);
  });

  it('leaves a server that is restarted if it does not answer', async () => {
    const folder = await testDataFolder();
    const killed = appForTest(folder, true);
    const { connection } = await killed.started;
    await query(connection, 'create table kept as select 42 as answer');
    await killed.kill('SIGKILL');
    const hung = await serverPid(folder);
    process.kill(hung, 'SIGSTOP');
    const next = await launchForTest(folder, { silenceLimit: SECOND });
    expect(await serverPid(folder)).not.toBe(hung);
    expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('Ctrl-C in the terminal', () => {
  it('signals only the app: the server has its own process group', async () => {
    const folder = await testDataFolder();
    await launchForTest(folder);
    const pid = await serverPid(folder);
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' });
    expect(Number(group)).toBe(pid);
  });
});

describe('a server that crashes while the app runs', () => {
  it('is restarted at the same address, and the app is notified', async () => {
    const folder = await testDataFolder();
    const app = appForTest(folder, true);
    const { connection } = await app.started;
    await query(connection, 'create table kept as select 42 as answer');
    process.kill(await serverPid(folder), 'SIGKILL');
    expect(await app.nextReport()).toBe('The database went down and has been restarted.');
    expect(await query(connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await app.stop();
    expect(existsSync(pidFile(folder))).toBe(false);
  });

  it('is restarted once for all the apps that use it', async () => {
    const folder = await testDataFolder();
    const apps = [appForTest(folder), appForTest(folder)];
    await Promise.all(apps.map((app) => app.started));
    process.kill(await serverPid(folder), 'SIGKILL');
    const reports = await Promise.all(apps.map((app) => app.nextReport()));
    expect(reports.toSorted()).toEqual([
      'The database went down and has been restarted.',
      'The database went down for a moment and is back.',
    ]);
    await Promise.all(apps.map((app) => app.stop()));
    expect(existsSync(pidFile(folder))).toBe(false);
  });
});

function pidFile(folder: string): string {
  return join(folder, 'postgres/data/postmaster.pid');
}

async function serverPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(pidFile(folder), 'utf8'));
}

function serverLog(folder: string): Promise<string> {
  return readFile(join(folder, 'postgres/server.log'), 'utf8');
}
