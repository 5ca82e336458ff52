import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { migrate } from '../../server/db/migrate.ts';
import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { type AppProcess, startApp } from '../stage/app-process.ts';
import { freePort } from '../stage/free-port.ts';
import { type MailSystem, startMailSystem } from '../stage/mail-system.ts';
import { withClient } from '../stage/statements.ts';
import { waitUntil } from '../stage/wait-until.ts';
import { type Cluster, makeCluster, password, queryMachine } from './cluster.ts';
import { fillTemplate } from './fill-template.ts';
import type { Programs } from './programs.ts';
import { makePlace, type Place, serviceOf, writeOwn } from './service.ts';

/** How the apps reach the database. */
export type Way = 'haproxy' | 'pgbouncer';

/** A whole installation: cluster, HAProxy, perhaps PgBouncer, three apps, and a balancer before them. */
export interface Scene {
  cluster: Cluster;
  apps: AppProcess[];
  /** Where visitors come in. */
  port: number;
  /** The database that takes writes. */
  databaseUrl: string;
  mail: MailSystem;
  /** Whether migrations through PgBouncer are refused with a sentence, before there are any tables. */
  refusesPooler: boolean;
  /** Ends the apps and starts them again with the database reached in another way. @returns their exit codes */
  reach(way: Way): Promise<(number | null)[]>;
  dispose(): Promise<void>;
}

/** HAProxy takes every server for the leader until its first checks have failed. */
const haproxyStartMs = 3_000;
/** Seconds for which an app that stops still serves; the balancer asks every second. */
const drainSeconds = 5;

export async function setScene(programs: Programs, run?: number): Promise<Scene> {
  await using undo = new AsyncDisposableStack();
  const cluster = await makeCluster(programs, run);
  undo.defer(() => cluster.remove());
  for (const machine of cluster.machines) machine.start();
  await cluster.becomesWhole();
  await addDatabase(cluster);
  const place = await makePlace(run);
  undo.defer(() => rm(join(place.folder, '..'), { recursive: true, force: true }));
  const services = await startServices({ place, programs, cluster });
  undo.defer(() => services.stop());
  const refusesPooler = await refusesMigration(services.urls.pgbouncer);
  await migrate({ connectionString: services.urls.haproxy });
  const mail = await startMailSystem();
  undo.defer(() => mail.stop());
  const folder = await makeRunFolder(run);
  undo.defer(() => rm(folder, { recursive: true, force: true }));

  const apps: AppProcess[] = [];
  const stopApps = () => Promise.all(apps.splice(0).map((app) => app.stop()));
  undo.defer(async () => void (await stopApps()));
  const all = undo.move();
  return {
    cluster,
    apps,
    mail,
    refusesPooler,
    port: services.webPort,
    databaseUrl: services.urls.haproxy,
    async reach(way) {
      const codes = await stopApps();
      const databaseUrl = services.urls[way];
      for (const port of services.appPorts)
        apps.push(await startOne({ port, way, databaseUrl, smtpUrl: mail.url, folder }));
      await services.leadsToApps();
      return codes;
    },
    dispose: () => all.disposeAsync(),
  };
}

function startOne(of: {
  port: number;
  way: Way;
  databaseUrl: string;
  smtpUrl: string;
  folder: string;
}): Promise<AppProcess> {
  const { port, way, databaseUrl, smtpUrl } = of;
  return startApp({
    databaseUrl,
    smtpUrl,
    folder: join(of.folder, String(port)),
    environment: {
      DATABASE_PREPARED: way === 'pgbouncer' ? 'off' : 'on',
      DRAIN_SECONDS: String(drainSeconds),
      // The proof's own visitors, and the balancer.
      TRUST_PROXY: '2',
    },
    port,
  });
}

/** As docs/HIGH-AVAILABILITY.md says. */
async function addDatabase(cluster: Cluster): Promise<void> {
  const leader = await cluster.leader();
  for (const statement of [
    `create role fourgood login password '${password}'`,
    `alter role fourgood set statement_timeout = '10s'`,
    `alter role fourgood set idle_in_transaction_session_timeout = '10s'`,
    'create database fourgood owner fourgood',
  ])
    await queryMachine(leader, statement);
}

async function startServices(of: { place: Place; programs: Programs; cluster: Cluster }) {
  const { place, programs, cluster } = of;
  const [database, web, pgbouncer] = [await freePort(), await freePort(), await freePort()];
  const appPorts = [await freePort(), await freePort(), await freePort()];
  const values = {
    ...cluster.values,
    ...haproxyAccount(place),
    DATABASE_BIND: `127.0.0.1:${database}`,
    DATABASE_ADDRESS: '127.0.0.1',
    DATABASE_PORT: String(database),
    WEB_BIND: `127.0.0.1:${web}`,
    PGBOUNCER_PORT: String(pgbouncer),
    PGBOUNCER_LOG: join(place.folder, 'pgbouncer.log'),
    PGBOUNCER_PID: join(place.folder, 'pgbouncer.pid'),
    PGBOUNCER_USERS: join(place.folder, 'userlist.txt'),
    ...Object.fromEntries(appPorts.map((port, index) => [`APP_${index + 1}`, `127.0.0.1:${port}`])),
  };
  const write = (folder: string, name: string) =>
    writeOwn(place, name, fillTemplate(`${folder}/${name}`, values));
  await write('pgbouncer', 'userlist.txt');
  const services = [
    serviceOf(place, programs.haproxy, ['-db', '-f', await write('haproxy', 'database.cfg')]),
    serviceOf(place, programs.haproxy, ['-db', '-f', await write('haproxy', 'apps.cfg')]),
    serviceOf(place, programs.pgbouncer, [await write('pgbouncer', 'pgbouncer.ini')]),
  ];
  for (const service of services) service.start();
  await wait(haproxyStartMs);
  const urls = { haproxy: urlAt(database), pgbouncer: urlAt(pgbouncer) };
  for (const url of Object.values(urls)) await becomesReachable(url, services);
  return {
    urls,
    appPorts,
    webPort: web,
    leadsToApps: () => answers(web),
    stop: async () => void (await Promise.all(services.map((service) => service.kill()))),
  };
}

function haproxyAccount({ osUser }: Place): Record<string, string> {
  const user = osUser?.name ?? userInfo().username;
  const group = execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim();
  return { HAPROXY_USER: user, HAPROXY_GROUP: group };
}

function urlAt(port: number): string {
  return `postgres://fourgood:${password}@127.0.0.1:${port}/fourgood`;
}

async function becomesReachable(
  url: string,
  services: readonly { lastLines(): string }[],
): Promise<void> {
  const isReachable = () =>
    withClient(url, async (client) => client.query('select pg_is_in_recovery() as standby')).then(
      ({ rows }: { rows: { standby: boolean }[] }) => rows[0]?.standby === false,
      () => false,
    );
  if (await waitUntil(isReachable, 30_000, 200)) return;
  throw new Error(services.map((service) => service.lastLines()).join('\n'));
}

/** A balancer needs a moment to find out that apps are ready. */
async function answers(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isReady, 30_000, 200))) throw new Error('The apps are not reachable.');
}

async function refusesMigration(url: string): Promise<boolean> {
  return migrate({ connectionString: url }).then(
    () => false,
    (error: Error) => error.message.includes('connection pooler'),
  );
}
