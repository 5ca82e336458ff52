/**
 * Backing up, verifying, restoring and moving an installation with the real commands: how long each takes, how
 * large the file is, and the most memory the command used, at 1,000 and 1,000,000 businesses. Memory must not
 * grow with the data; what the database itself uses is not part of it.
 *
 * Run: npm run bench:backup [-- --quick]   (10 minutes; 6 GB in the system's temporary folder)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { watchMemory } from '../prove/stage/memory.ts';
import { makeKeyPair } from '../server/backup/encryption.ts';
import { parseConfig } from '../server/config/config.ts';
import { createTestDatabase } from '../server/testing/database.ts';
import { createEmptyDatabase } from '../server/testing/empty-database.ts';
import setUp from '../server/testing/global-setup.ts';
import { addManyBusinesses } from './many-businesses.ts';

const sizes = process.argv.includes('--quick') ? [1_000, 20_000] : [1_000, 1_000_000];

const tearDown = await setUp();
const folder = mkdtempSync(join(tmpdir(), 'fourgood-bench-backup-'));
const { publicKey, secretKey } = await makeKeyPair();
console.log(
  '| businesses | command | seconds | most memory, MB | file, MB |\n|---|---|---|---|---|',
);
for (const businesses of sizes) await measure(businesses);
rmSync(folder, { recursive: true });
await tearDown();

async function measure(businesses: number): Promise<void> {
  const source = await createTestDatabase();
  const config = parseConfig({ DATABASE_URL: source.url });
  await addManyBusinesses(config, { users: businesses / 10, businesses });
  const plain = join(folder, `${businesses}.backup`);
  const file = join(folder, `${businesses}.backup.age`);
  const row = async (name: string, url: string, key: string, args: string[], size?: string) => {
    const { seconds, megabytes } = await run(url, key, args);
    const stored = size === undefined ? '' : (statSync(size).size / 1_000_000).toFixed(1);
    const count = businesses.toLocaleString('en-US');
    console.log(`| ${count} | ${name} | ${seconds.toFixed(1)} | ${megabytes} | ${stored} |`);
  };
  await row('backup', source.url, '', ['backup', plain], plain);
  await row('backup, encrypted', source.url, publicKey, ['backup', file], file);
  await row('verify, encrypted', source.url, secretKey, ['backup', '--verify', file]);
  const restored = await createEmptyDatabase();
  await row('restore, encrypted', restored.url, secretKey, ['restore', '--lost-secret', file]);
  await restored.drop();
  const moved = await createEmptyDatabase();
  await row('move', source.url, '', ['move', '--to', moved.url]);
  await Promise.all([moved.drop(), source.drop()]);
}

/** Runs a command of ours. @throws if it fails */
async function run(DATABASE_URL: string, BACKUP_KEY: string, [command = '', ...args]: string[]) {
  const program = join(import.meta.dirname, '../server/cli', `${command}.ts`);
  const began = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    env: { DATABASE_URL, BACKUP_KEY, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  const stop = watchMemory(() => child.pid ?? 0, 200);
  const [code] = (await once(child, 'close')) as [number | null]; // Node's arguments of `close`
  const seconds = (performance.now() - began) / 1_000;
  if (code !== 0) throw new Error(`${command} failed: ${said.join('')}`);
  return { seconds, megabytes: Math.max(...stop()) };
}
