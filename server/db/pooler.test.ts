import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { moveInstallation } from '../backup/move-installation.ts';
import { backUp, emptyDatabase, restore } from '../testing/backups.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { findUserByEmail } from './users.ts';
import { connectDatabase } from './client.ts';
import { migrate, PoolerError } from './migrate.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

it.each([
  ['keeps named statements on their connection', true, ['user_by_email']],
  ['leaves nothing on a connection without them', false, []],
])('%s', async (_, prepared, names) => {
  const options = { connectionString: database.url, max: 1, prepared };
  const client = connectDatabase(options, () => undefined);
  expect(await findUserByEmail(client.db, 'nobody@example.com')).toBeNull();
  const { rows } = await client.pool.query<{ name: string }>(
    'select name from pg_prepared_statements',
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
  await client.close();
});

it('starts through a pooler if the tables are up to date', async () => {
  const connectionString = await throughPooler(database.url);
  await expect(migrate({ connectionString })).resolves.toBeUndefined();
});

it('does not change tables through a pooler, and leaves no lock behind', async () => {
  const empty = await emptyDatabase();
  const connectionString = await throughPooler(empty);
  await expect(migrate({ connectionString })).rejects.toThrow(PoolerError);
  await expect(migrate({ connectionString: empty })).resolves.toBeUndefined();
});

it('backs up and moves away through a pooler, but fills no database through one', async () => {
  const [from, restored, moved] = [
    await throughPooler(database.url),
    await emptyDatabase(),
    await emptyDatabase(),
  ];
  const file = await backUp(from);
  const refusal = 'leads to a connection pooler, through which it cannot be filled safely. Use the';
  await expect(restore(await throughPooler(restored), file)).rejects.toThrow(
    `The address of this database ${refusal}`,
  );
  await restore(restored, file);
  const move = (to: string) =>
    moveInstallation({
      from: { connectionString: from },
      to: { connectionString: to },
      target: 'db/new',
      say: () => undefined,
    });
  await expect(move(await throughPooler(moved))).rejects.toThrow(
    `The address of the new database (db/new) ${refusal}`,
  );
  await expect(move(moved)).resolves.toBeGreaterThan(0);
});

/**
 * Makes up the ids of server processes, as poolers do; a real PgBouncer takes part in
 * `npm run prove -- failover`.
 */
async function throughPooler(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host') ?? '';
  const port = url.port || '5432';
  const server = createServer((near) => {
    const far = connect({ path: `${folder}/.s.PGSQL.${port}` });
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).on('data', (chunk: Buffer) => near.write(withMadeUpId(chunk)));
    far.once('end', () => near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return url.href;
}

/** BackendKeyData: `K`, the length 12 in four bytes, the id in four, and a secret. */
function withMadeUpId(chunk: Buffer): Buffer {
  const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at >= 0) chunk.writeInt32BE(4_711_000, at + 5);
  return chunk;
}
