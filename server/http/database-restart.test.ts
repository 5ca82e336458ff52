import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { parseConfig } from '../config/config.ts';
import { logOptions } from '../config/log-options.ts';
import { createContext } from '../context.ts';
import { migrate } from '../db/migrate.ts';
import { loadWebBundle } from '../pages/built-web-bundle.ts';
import { launchForTest, testDataFolder } from '../testing/embedded-database.ts';
import { peopleOf } from '../testing/people.ts';

/** Requests at the same time, on as many connections. */
const clients = 8;

it('costs only 503s when PostgreSQL restarts under load', async () => {
  const server = await startOnOwnPostgres();
  const statuses: number[] = [];
  const ending = new AbortController();
  const load = Array.from({ length: clients }, async (_, client) => {
    while (!ending.signal.aborted) statuses.push(await server.request(client));
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(50);
  await server.restartPostgres();
  await expect.poll(() => statuses.includes(503)).toBe(true);
  // Ten in a row: the time of errors is over, with the last connection from before.
  await expect.poll(() => statuses.slice(-10).every((status) => status === 200)).toBe(true);
  ending.abort();
  await Promise.all(load);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(server.errors()).toEqual([]);
});

/** A real server, on a PostgreSQL that restarts when it is stopped. */
async function startOnOwnPostgres() {
  const folder = await testDataFolder();
  const { connection } = await launchForTest(folder);
  await migrate(connection);
  const dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-data-'));
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LIMITS: 'off' });
  const lines: string[] = [];
  const log = pino(logOptions(config.log), { write: (line) => void lines.push(line) });
  const ctx = createContext(config, connection, { log });
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  const app = await createApp(ctx, loadWebBundle(dist));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await ctx.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { id } = await peopleOf(ctx).addBusiness();
  return {
    /** Reads for half of the clients, clicks, which write, for the others. */
    async request(client: number): Promise<number> {
      const answer =
        client % 2 === 0
          ? await fetch(`${address}/api/businesses/${id}`)
          : await fetch(`${address}/api/analytics/google-click/${id}`, { method: 'POST' });
      await answer.text();
      return answer.status;
    },
    async restartPostgres(): Promise<void> {
      const file = join(folder, 'postgres/data/postmaster.pid');
      const pid = Number.parseInt(await readFile(file, 'utf8'));
      process.kill(pid, 'SIGINT'); // a fast shutdown
    },
    errors: () => lines.filter((line) => line.includes('"level":50')),
  };
}
