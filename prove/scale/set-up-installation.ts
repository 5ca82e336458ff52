import { rm } from 'node:fs/promises';

import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { type AppProcess, startApp } from '../stage/app-process.ts';
import { type DatabaseServer, makeDatabaseServer } from '../stage/database-server.ts';
import { type MailSystem, startMailSystem } from '../stage/mail-system.ts';

/** Like a testbed, without what breaks things: the app speaks to its database directly. */
export interface Installation {
  app: AppProcess;
  database: DatabaseServer;
  mail: MailSystem;
  databaseUrl: string;
  /** Ends and removes all of it. */
  remove(): Promise<void>;
}

/**
 * @param settings of PostgreSQL, besides those of the embedded server
 * @param run the process that temporary folders belong to (`makeRunFolder`)
 */
export async function setUpInstallation(
  settings: Readonly<Record<string, string>>,
  run?: number,
): Promise<Installation> {
  await using undo = new AsyncDisposableStack();
  const folder = await makeRunFolder(run);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await makeDatabaseServer(run);
  undo.defer(() => database.remove());
  await configure(database, { ...settings, shared_preload_libraries: 'pg_stat_statements' });
  const mail = await startMailSystem();
  undo.defer(() => mail.stop());
  const databaseUrl = database.urlAt(database.cluster.port);
  const app = await startApp({ databaseUrl, smtpUrl: mail.url, folder });
  undo.defer(async () => void (await app.stop()));
  const all = undo.move();
  return { app, database, mail, databaseUrl, remove: () => all.disposeAsync() };
}

/** Some settings take effect only at a start, so it is started twice. */
async function configure(database: DatabaseServer, settings: Record<string, string>) {
  await database.start();
  for (const [name, value] of Object.entries(settings))
    await database.query(`alter system set ${name} = '${value}'`);
  await database.stop();
  await database.start();
  await database.query('create extension pg_stat_statements');
}
