import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { createContext, type Context } from '../context.ts';
import { migrate } from '../db/migrate.ts';
import { promoteConfiguredAdmin } from '../domain/accounts/promote-configured-admin.ts';
import { checkConnections } from './check-connections.ts';
import { startAlerts } from './alerts.ts';
import { startMaintenance } from './maintenance.ts';
import { refuseMovedDatabase } from './moved-database.ts';
import { openDatabase } from './open-database.ts';
import { loadWebBundle } from '../pages/built-web-bundle.ts';
import { describeResealed, reseal, type Resealed } from './reseal.ts';
import { seedDemo, type DemoSignIn } from './seed.ts';
import { databaseStartError, listenStartError } from './start-errors.ts';

export interface RunningServer {
  ctx: Context;
  /** URLs that it answers on; the first is the one for this machine. */
  addresses: string[];
  demo: DemoSignIn | null;
  notices: string[];
  close(drain?: Drain): Promise<void>;
}

interface Drain {
  /** Milliseconds in which it still serves, but is not ready, so that load balancers notice. */
  drainDelay: number;
  /** Ends the delay early. */
  skipDelay: AbortSignal;
}

interface Options {
  /** Serve the web bundle from source, with hot reload. */
  develop: boolean;
  /** Delete the embedded database first. */
  reset: boolean;
  /** Where the process says what happens; without it, a log of its own and no reports. */
  output?: { log: Logger; report: (sentence: string) => void };
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
  const { output } = options;
  const database = await openDatabase(config, options.reset, output?.report ?? (() => undefined));
  const ctx = createContext(config, database.connection, output ? { log: output.log } : {});
  try {
    await migrate(database.connection).catch((error: unknown) => {
      throw databaseStartError(error, config);
    });
    await refuseMovedDatabase(ctx);
    const warnings = await checkConnections(ctx);
    const resealed = await reseal(ctx);
    if (resealed.unreadable > 0) warnings.push(describeResealed(resealed));
    const demo = await seedDemo(ctx);
    await promoteConfiguredAdmin(ctx);
    const app = await createAppWithPages(ctx, options);
    const { port, host } = config;
    await app.listen({ port, host, backlog }).catch((error: unknown) => {
      throw listenStartError(error, config);
    });
    for (const sentence of warnings) output?.report(sentence);
    // Last: their timers must not outlive a start that fails.
    ctx.outbox.start();
    ctx.drafts.start();
    const stopMaintenance = startMaintenance(ctx);
    const stopAlerts = startAlerts(ctx);
    const close = async (drain?: Drain) => {
      app.startDraining();
      const maintained = Promise.all([stopMaintenance(), stopAlerts()]);
      if (drain) await delayUnlessSkipped(drain);
      await app.close();
      await maintained;
      await ctx.close();
      await database.stop();
    };
    return {
      ctx,
      addresses: addressesOf(app, config.host),
      demo,
      notices: [...database.notices, ...noticeOf(resealed)],
      close,
    };
  } catch (error) {
    await ctx.close();
    await database.stop();
    throw error;
  }
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
