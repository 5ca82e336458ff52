import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';

import {
  type EmbeddedDatabase,
  launchEmbeddedDatabase,
  removeEmbeddedDatabase,
} from '../db/embedded/launch.ts';
import { type App, startApp } from './embedded-apps.ts';
import { makeRunFolder } from './run-folders.ts';

/** A data folder for one test. Whatever server runs in it at the test's end is stopped, the folder removed. */
export async function testDataFolder(): Promise<string> {
  const folder = await testFolder();
  onTestFinished(() => removeEmbeddedDatabase(placeIn(folder)));
  return folder;
}

/** A folder that every account may pass through; removed with the test. */
export async function testFolder(): Promise<string> {
  const folder = await makeRunFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The options for a folder that a person chose; nothing of it lands outside the run. */
export function placeIn(folder: string) {
  const fallbackRoot = process.env.TEST_FALLBACK_ROOT ?? join(folder, 'fallback');
  return { dataDir: folder, dataDirExplicit: true, fallbackRoot };
}

/** What a start said, but for where root's programs are: that depends on where these tests run. */
export function noticesOf({ notices }: Pick<EmbeddedDatabase, 'notices'>): string[] {
  return notices.filter((notice) => !notice.startsWith('PostgreSQL does not run as root'));
}

/** Launches over the folder in this process; stopped with the test at the latest. */
export async function launchForTest(folder: string): Promise<EmbeddedDatabase> {
  const database = await launchEmbeddedDatabase({ ...placeIn(folder), durable: false });
  onTestFinished(() => database.stop());
  return database;
}

/** Launches over the folder in another process, which is stopped with the test at the latest. */
export function appForTest(folder: string, durable = false): App {
  const app = startApp({ ...placeIn(folder), durable });
  onTestFinished(() => app.stop());
  return app;
}

/** Runs SQL over a connection of its own. @returns the rows of the last statement. */
export async function query(
  connection: pg.ClientConfig,
  ...statements: string[]
): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
