import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeDatabaseServer } from '../stage/database-server.ts';
import { freePort } from '../stage/free-port.ts';
import { waitUntil } from '../stage/wait-until.ts';
import { image, type ImageSettings } from './build-image.ts';
import type { Claims } from './claims.ts';
import { startContainer } from './containers.ts';
import { askHealth, becomesHealthy, checkContents, checkRights } from './image-checks.ts';
import { unitsSystemCalls } from './system-calls.ts';

const secret = 'qDk3vJ0m2Xc9LrT8yWnB5sHf7ZaE1uPg4iKo6RtQ';
const env = {
  PUBLIC_URL: 'https://reviews.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  TRUST_PROXY: '1',
};
/** DRAIN_SECONDS in production, and what the app takes at most after that. */
const graceSeconds = 30;

/** As for a single clinic: one container, with the embedded database. */
export async function checkAlone(claims: Claims, settings: ImageSettings): Promise<void> {
  const options = { env: { ...env, APP_SECRET: secret }, network: 'none' } as const;
  const container = await startContainer(image, options);
  try {
    const isHealthy = await becomesHealthy(container, settings);
    claims.holds('it becomes healthy', isHealthy, isHealthy ? undefined : await container.log());
    if (!isHealthy) return;
    const elsewhere = await askHealth(container, settings, { PORT: '1' });
    claims.equal('the health check fails where nothing answers', elsewhere.ok, false);
    await checkContents(claims, container);
    await checkRights(claims, container);
    const admins = await container.run(['node', 'scripts/admin.mjs', 'list']);
    claims.holds('npm run admin works in it', admins.ok, admins.text);
    await container.kill();
    await container.start();
    claims.holds('it starts after a kill', await becomesHealthy(container, settings));
    const startedAt = Date.now();
    claims.equal('it stops by itself', await container.stop(graceSeconds), 0);
    const seconds = (Date.now() - startedAt) / 1000;
    claims.holds('after DRAIN_SECONDS', seconds >= 5, seconds);
  } finally {
    await container.remove();
  }
}

/** With no more system calls than the systemd unit allows. */
export async function checkSystemCalls(
  claims: Claims,
  settings: ImageSettings,
  folder: string,
): Promise<void> {
  const seccomp = join(folder, 'system-calls.json');
  writeFileSync(seccomp, JSON.stringify(await unitsSystemCalls()));
  const options = { env: { ...env, APP_SECRET: secret }, network: 'none', seccomp } as const;
  const container = await startContainer(image, options);
  try {
    const isHealthy = await becomesHealthy(container, settings);
    const log = isHealthy ? undefined : await container.log();
    claims.holds("it becomes healthy with the systemd unit's system calls", isHealthy, log);
    const chown = await container.run(['chown', '10001', '/tmp']);
    claims.holds('which are limited', /not permitted/.test(chown.text), chown.text);
    claims.equal('it stops with them', await container.stop(graceSeconds), 0);
  } finally {
    await container.remove();
  }
}

/** As in compose.yaml: a PostgreSQL server beside it, and secrets in files that only root can list. */
export async function checkWithDatabase(
  claims: Claims,
  settings: ImageSettings,
  folder: string,
): Promise<void> {
  const database = await makeDatabaseServer(process.pid);
  await database.start();
  const port = await freePort();
  const url = database.urlAt(database.cluster.port);
  const secrets = writeSecrets(folder, { 'app-secret': secret, 'database-url': url });
  const container = await startContainer(image, {
    network: 'host',
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_SECRET_FILE: '/run/secrets/app-secret',
      DATABASE_URL_FILE: '/run/secrets/database-url',
    },
    secrets,
  });
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    const isHealthy = await becomesHealthy(container, settings);
    claims.holds(
      'it becomes healthy with DATABASE_URL',
      isHealthy,
      isHealthy ? undefined : await container.log(),
    );
    claims.equal('it is ready', await readiness(), 200);
    const [tables] = await database.queryApp<{ n: number }>(
      "select count(*)::int as n from pg_tables where schemaname = 'public'",
    );
    claims.holds('its tables are in that database', Number(tables?.n) > 10, tables);
    const environment = await container.run(['sh', '-c', 'cat /proc/[0-9]*/environ']);
    claims.holds('no secret is in its environment', !environment.text.includes(secret));
    await database.kill();
    claims.holds(
      'without the database it is not ready',
      await waitUntil(async () => (await readiness()) === 503, 60_000),
    );
    claims.equal('but healthy', (await askHealth(container, settings)).ok, true);
  } finally {
    await container.remove();
    await database.remove();
  }
}

function writeSecrets(folder: string, values: Record<string, string>): Record<string, string> {
  const place = join(folder, 'secrets');
  mkdirSync(place, { mode: 0o700 });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const file = join(place, name);
      writeFileSync(file, `${value}\n`);
      chmodSync(file, 0o644);
      return [name, file];
    }),
  );
}
