import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { createContext, type Context } from '../context.ts';
import { migrate, type MigrationWait } from '../db/migrate.ts';
import { promoteConfiguredAdmin } from '../domain/accounts/promote-configured-admin.ts';
import { checkConnections } from './check-connections.ts';
import { mailServerWarning } from './check-mail-server.ts';
import { startAlerts } from './alerts.ts';
import { startMaintenance } from './maintenance.ts';
import { describeWait } from './describe-wait.ts';
import { refuseMovedDatabase } from './moved-database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { loadWebBundle } from '../pages/built-web-bundle.ts';
import { describeResealed, reseal, type Resealed } from './reseal.ts';
import { seedDemo, type DemoSignIn } from './seed.ts';
import { databaseStartError, listenStartError } from './start-errors.ts';
import type { Drain } from './stop-on-signals.ts';
import { planConnections } from './workers/connection-budget.ts';
import type { WorkerPart } from './workers/worker-part.ts';

export interface RunningServer {
  ctx: Context;
  /** URLs that it answers on; the first is the one for this machine. */
  addresses: string[];
  demo: DemoSignIn | null;
  notices: string[];
  /** Safe to call twice. */
  close(drain?: Drain): Promise<void>;
  /** Closes while other processes serve on the same port: nobody's connection is cut. */
  retire(): Promise<void>;
}

interface Options {
  /** Serve the web bundle from source, with hot reload. */
  develop: boolean;
  /** Delete the embedded database first. */
  reset: boolean;
  /** Where the process says what happens; without it, its own log and no reports. */
  output?: { log: Logger; report: (sentence: string) => void };
  /** Set in each of several workers. */
  worker?: WorkerPart;
}

/**
 * Connections that the system accepts for us while the event loop is busy. With Node's 511, one that comes
 * in a burst may only be retried after a second, then after three, seven, fifteen.
 */
const backlog = 4_096;

/** Starts database, migrations, demo data and server in this order, and stops them in reverse. */
export async function startServer(config: Config, options: Options): Promise<RunningServer> {
  if (options.develop && config.production)
    throw new ConfigError(
      'NODE_ENV: production mode cannot run from source. For example: NODE_ENV=development',
    );
  const opened = new AsyncDisposableStack();
  try {
    return await startIn(opened, config, options);
  } catch (error) {
    // Why it did not start matters more than what could not be closed.
    await opened.disposeAsync().catch(() => undefined);
    throw error;
  }
}

/** @param opened closes everything in reverse, and each even if another one fails */
async function startIn(
  opened: AsyncDisposableStack,
  config: Config,
  options: Options,
): Promise<RunningServer> {
  const { output, worker } = options;
  const budget = worker?.budget ?? planConnections(config, null);
  const database = await openOrJoin(config, options);
  opened.defer(() => database.stop());
  const connection = { ...database.connection, max: budget.pool };
  const ctx = createContext(config, connection, { ...(output && { log: output.log }), ...worker });
  opened.defer(() => ctx.close());
  const onWait = (what: MigrationWait) => output?.report(describeWait(what, config));
  await migrate(database.connection, { onWait }).catch((error: unknown) => {
    throw databaseStartError(error, config);
  });
  await refuseMovedDatabase(ctx);
  const warnings = await checkConnections(ctx, budget);
  const resealed = await reseal(ctx);
  if (resealed.unreadable > 0) warnings.push(describeResealed(resealed));
  // What follows needs to be done, or said, by one of several workers only.
  const isFirst = worker?.isFirst ?? true;
  const demo = isFirst ? await seedDemo(ctx) : null;
  if (isFirst) await promoteConfiguredAdmin(ctx);
  const app = await createAppWithPages(ctx, options);
  opened.defer(() => app.close());
  const { port, host } = config;
  await app.listen({ port, host, backlog }).catch((error: unknown) => {
    throw listenStartError(error, config);
  });
  if (isFirst) for (const sentence of warnings) output?.report(sentence);
  // Last: their timers must not outlive a start that fails.
  ctx.outbox.start();
  ctx.drafts.start();
  const stopMaintenance = startMaintenance(ctx);
  const stopAlerts = startAlerts(ctx);
  const shutDown = async (drain?: Drain) => {
    await using _ = opened;
    app.startDraining();
    const maintained = Promise.all([stopMaintenance(), stopAlerts()]);
    opened.defer(async () => void (await maintained));
    if (drain) await delayUnlessSkipped(drain);
    await app.close();
  };
  let closing: Promise<void> | undefined;
  const close = (drain?: Drain) => (closing ??= shutDown(drain));
  // In the background: pages don't need a mail server.
  if (isFirst && output)
    void mailServerWarning(config).then(
      (sentence) => {
        if (sentence !== null && !closing) output.report(sentence);
      },
      (error: unknown) => output.log.warn({ err: error }, 'the mail server could not be checked'),
    );
  return {
    ctx,
    addresses: addressesOf(app, config.host),
    demo,
    notices: [...database.notices, ...noticeOf(resealed)],
    close,
    async retire() {
      await app.retire();
      await close();
    },
  };
}

/** Workers use the database that their primary runs. */
async function openOrJoin(config: Config, options: Options): Promise<OpenDatabase> {
  const { output, reset, worker } = options;
  if (!worker?.connection) return openDatabase(config, reset, output?.report ?? (() => undefined));
  return { connection: worker.connection, notices: [], stop: async () => {} };
}

/** What to do about the earlier secret, if one is set. */
function noticeOf(resealed: Resealed): string[] {
  return resealed.hasPrevious && resealed.unreadable === 0 ? [describeResealed(resealed)] : [];
}

async function delayUnlessSkipped({ drainDelay, skipDelay }: Drain): Promise<void> {
  await wait(drainDelay, undefined, { signal: skipDelay }).catch(() => undefined);
}

async function createAppWithPages(ctx: Context, { develop }: Options): Promise<FastifyInstance> {
  if (!develop)
    return createApp(ctx, loadWebBundle(fileURLToPath(new URL('../../dist', import.meta.url))));
  const { developmentWebBundle, serveSources } = await import('../pages/development-web-bundle.ts');
  const webBundle = await developmentWebBundle();
  return createApp(ctx, webBundle, (app) => serveSources(app, webBundle.vite));
}

/** No one can open `0.0.0.0`, so localhost and this machine's network addresses replace it. */
function addressesOf(app: FastifyInstance, host: string): string[] {
  const bound = app.server.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const network = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [`http://localhost:${port}`, ...network.map(({ address }) => `http://${address}:${port}`)];
}
