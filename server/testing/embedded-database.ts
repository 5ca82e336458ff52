import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';

import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  launchEmbeddedDatabase,
  removeEmbeddedDatabase,
} from '../db/embedded/launch.ts';
import { type App, startApp } from './embedded-apps.ts';
import { makeRunFolder } from './run-folders.ts';
import { withClient } from './with-client.ts';

/**
 * A data folder for one test. At the end of the test, a server running in it is stopped and the folder
 * removed.
 */
export async function testDataFolder(): Promise<string> {
  const folder = await testFolder();
  onTestFinished(() => removeEmbeddedDatabase(placeIn(folder)));
  return folder;
}

/** A folder that every account can pass through; removed with the test. */
export async function testFolder(): Promise<string> {
  const folder = await makeRunFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The options for a user-chosen folder; nothing is placed outside the run's folder. */
export function placeIn(folder: string) {
  const fallbackRoot = process.env.TEST_FALLBACK_ROOT ?? join(folder, 'fallback');
  return { dataDir: folder, dataDirExplicit: true, fallbackRoot };
}

/** The notices of a start, except the one about root's programs, which depends on where these tests run. */
export function noticesOf({ notices }: Pick<EmbeddedDatabase, 'notices'>): string[] {
  return notices.filter((notice) => !notice.startsWith('PostgreSQL does not run as root'));
}

/** Launches on the folder in this process; stopped at the end of the test at the latest. */
export async function launchForTest(
  folder: string,
  options: Pick<EmbeddedDatabaseOptions, 'silenceLimit'> = {},
): Promise<EmbeddedDatabase> {
  const database = await launchEmbeddedDatabase({
    ...placeIn(folder),
    durable: false,
    ...options,
  });
  onTestFinished(() => database.stop());
  return database;
}

/** Launches on the folder in another process, which is stopped at the end of the test at the latest. */
export function appForTest(folder: string, durable = false): App {
  const app = startApp({ ...placeIn(folder), durable });
  onTestFinished(() => app.stop());
  return app;
}

/** Runs SQL on a new connection. @returns the rows of the last statement. */
export async function query(
  connection: pg.ClientConfig,
  ...statements: string[]
): Promise<unknown[]> {
  return withClient(connection, async (client) => {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  });
}
