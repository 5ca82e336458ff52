import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { query } from '../../testing/embedded-database.ts';
import { fillEveryTable, readEverything } from '../../testing/every-table.ts';
import { beginTarget, copyDatabase, copyEverything, readSchema } from './copy-database.ts';

let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
  await fillEveryTable(source.url);
});

afterEach(() => Promise.all([source.drop(), target.drop()]));

it('names the table whose copy is not the same', async () => {
  const [from, to] = [source, target].map(({ url }) => new pg.Client(url)) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([from.connect(), to.connect()]);
  await beginTarget(to, await readSchema(from));
  // Between the copy and the comparison.
  const say = () => void to.query(`update users set name = 'Eve' where name = 'Gone'`);
  await expect(copyEverything(from, to, { say })).rejects.toThrow(
    'The copy of the table "users" is not the same as the original',
  );
  await Promise.all([from.end(), to.end()]);
});

it('leaves nothing behind when it is stopped while it builds indexes', async () => {
  const stopping = new AbortController();
  const say = () => stopping.abort(new Error('stopped'));
  const copied = copyDatabase(connectionOf(source), connectionOf(target), {
    say,
    signal: stopping.signal,
  });
  await expect(copied).rejects.toThrow('stopped');
  expect(await readEverything(target.url)).toEqual({});
});

it('refuses data of a newer version', async () => {
  await query(
    connectionOf(source),
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
  );
  const say = () => undefined;
  await expect(copyDatabase(connectionOf(source), connectionOf(target), { say })).rejects.toThrow(
    'belongs to a newer version',
  );
});

function connectionOf({ url }: TestDatabase): pg.ClientConfig {
  return { connectionString: url };
}
