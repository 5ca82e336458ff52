import { rm } from 'node:fs/promises';

import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { type DatabaseServer, makeDatabaseServer } from './database-server.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { type MailSystem, startMailSystem } from './mail-system.ts';
import { addBusinesses, type StagedBusiness } from './people.ts';

/** Everything that a proof plays with: real processes, real sockets, a real disk. */
export interface Testbed {
  app: AppProcess;
  database: DatabaseServer;
  /** Between the app and the database. */
  gateway: Gateway;
  mail: MailSystem;
  businesses: StagedBusiness[];
  /** The process that temporary folders belong to (`makeRunFolder`). */
  run: number | undefined;
  /** Adds something to remove at the end. */
  onDispose(work: () => Promise<void>): void;
  /** Stops and removes all of it. */
  dispose(): Promise<void>;
}

export interface TestbedOptions {
  businesses?: number;
  nodeOptions?: string[];
  run?: number | undefined;
}

/**
 * Starts a real app with its PostgreSQL, gateway and mail server, in a temporary folder. The caller calls
 * `dispose` at the end; what fails to start is removed here.
 */
export async function startTestbed(options: TestbedOptions = {}): Promise<Testbed> {
  const { businesses = 10, nodeOptions = [], run } = options;
  await using undo = new AsyncDisposableStack();
  const folder = await makeRunFolder(run);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await makeDatabaseServer(run);
  undo.defer(() => database.remove());
  await database.start();
  const gateway = await openGateway(database.cluster.port);
  undo.defer(() => gateway.stop());
  const mail = await startMailSystem();
  undo.defer(() => mail.stop());
  const databaseUrl = database.urlAt(gateway.port);
  const app = await startApp({ databaseUrl, smtpUrl: mail.url, folder, nodeOptions });
  undo.defer(async () => void (await app.stop()));
  const people = await addBusinesses(databaseUrl, businesses);
  const all = undo.move();
  return {
    app,
    database,
    gateway,
    mail,
    businesses: people,
    run,
    onDispose: (work) => all.defer(work),
    dispose: () => all.disposeAsync(),
  };
}
