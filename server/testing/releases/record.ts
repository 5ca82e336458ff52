/** `npm run record-release -- <name>`: keeps what this version writes, for later versions to open. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { standardCost } from '../../domain/accounts/passwords.ts';
import { startTestDatabaseServer } from '../database-server.ts';
import { describeSchema } from '../describe-schema.ts';
import { startTestServer } from '../test-server.ts';
import { withClient } from '../with-client.ts';
import { fillInstallation } from './fill.ts';
import { fileOf, type Release } from './release.ts';
import { dumpRows } from './rows.ts';

/** Known to everyone who reads this file. */
const secret = 'a recorded release has nothing to hide, since all of its data is made up';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  console.error('For example: npm run record-release -- 1.1.0');
  process.exitCode = 1;
} else await record(name);

async function record(named: string): Promise<void> {
  const database = await startTestDatabaseServer();
  process.env.TEST_DATABASE_TEMPLATE = database.templateUrl;
  try {
    const server = await startTestServer(
      { APP_SECRET: secret, SEED: 'demo' },
      { hashCost: standardCost },
    );
    const known = await fillInstallation(server);
    const { database: where } = server.ctx.config;
    const url = where.kind === 'external' ? where.url : '';
    const keys = { 'app-secret': secret, 'database-password': 'of-a-recorded-release' };
    const release: Release = {
      name: named,
      recordedAt: new Date().toISOString(),
      migrations: await readMigrations(url),
      keys,
      known,
    };
    mkdirSync(fileOf(named, ''), { recursive: true });
    writeFileSync(fileOf(named, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    const rows = await withClient(url, dumpRows);
    writeFileSync(fileOf(named, 'rows.txt'), `${rows.join('\n')}\n`);
    writeFileSync(fileOf(named, 'schema.txt'), `${await describeSchema(server.ctx.pool)}\n`);
    console.log(`Recorded ${rows.length} rows in ${fileOf(named, '')}.`);
    await server.close();
  } finally {
    await database.stop();
  }
}

async function readMigrations(url: string): Promise<Release['migrations']> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ at: string; hash: string }>(
      'select created_at as at, hash from drizzle.__drizzle_migrations order by created_at',
    );
    return rows.map(({ at, hash }) => ({ at: Number(at), hash }));
  });
}
