import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { api } from '../../contract/api.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { fillEveryTable, readEverything, readShape } from '../testing/every-table.ts';
import { query } from '../testing/embedded-database.ts';
import { workingCall } from '../testing/every-endpoint.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { refuseMovedDatabase } from '../start/moved-database.ts';
import { addStops, setStop } from '../db/transfer/stop-writes.ts';
import { BackupError } from './backup-error.ts';
import { moveInstallation, undoMove } from './move-installation.ts';

/** The server that moves, with a row in every table, and where it moves to. */
let server: TestServer;
let from: pg.ClientConfig;
let to: pg.ClientConfig;
let said: string[];

beforeEach(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  from = { connectionString: urlOf(server) };
  await fillEveryTable(urlOf(server));
  const target = await createEmptyDatabase();
  onTestFinished(() => target.drop());
  to = { connectionString: target.url };
  said = [];
});

afterEach(() => server.close());

it('moves every row, the next ids and the schema, and keeps the old database from changing', async () => {
  const before = await readEverything(urlOf(server));
  const rows = await move();
  expect(await readEverything(String(to.connectionString))).toEqual(before);
  expect(rows).toBe(Object.values(before).flat().length);
  const shape = await readShape(urlOf(server));
  const isStop = (line: string) => line.includes('refuse_writes_of_moved_data');
  expect(await readShape(String(to.connectionString))).toEqual(
    shape.filter((line) => !isStop(line)),
  );
  // A trigger for each table, and their function.
  expect(shape.filter(isStop)).toHaveLength(Object.keys(before).length + 1);
  // The audit trail refuses by itself, with a trigger that comes first.
  for (const table of Object.keys(before).filter((name) => name !== 'audit'))
    await expect(server.ctx.pool.query(`delete from ${table}`)).rejects.toMatchObject({
      code: '25006',
      message: 'this installation was moved to another database',
    });
  await expect(move()).rejects.toThrow('was moved already, to the new database.');
  await expect(refuseMovedDatabase(server.ctx)).rejects.toThrow('was moved to the new database.');
});

it('loses no write that was acknowledged while it began', async () => {
  const acknowledged: string[] = [];
  const write = async (worker: number) => {
    for (let n = 0; ; n += 1) {
      const slug = `${worker}-${n}`;
      await server.ctx.pool.query('insert into retired_slugs values ($1)', [slug]);
      acknowledged.push(slug);
    }
  };
  const writers = [1, 2, 3, 4].map((worker) => write(worker).catch((error: unknown) => error));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  await move();
  for (const refusal of await Promise.all(writers))
    expect(refusal).toMatchObject({ code: '25006' });
  const { retired_slugs = [] } = await readEverything(String(to.connectionString));
  expect(retired_slugs).toEqual(expect.arrayContaining(acknowledged.map((slug) => `(${slug})`)));
});

it('answers writes with 503 and Retry-After meanwhile, and opens review pages', async () => {
  const business = await server.addBusiness();
  const page = () => server.app.inject({ url: `/thumbs-up-down/${business.slug}` });
  const request = await workingCall(server, api.register);
  const register = () => server.app.inject(request);
  const release = await holdTable();
  const moving = move();
  await waitForBlockedStatements(server.ctx);
  await release();
  await expect.poll(() => said.length).toBeGreaterThan(1);
  await moving;
  expect((await page()).statusCode).toBe(200);
  const refused = await register();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  expect(await undoMove(from)).toEqual({ target: 'the new database' });
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  expect((await register()).statusCode).not.toBe(503);
  expect(await undoMove(from)).toBeNull();
});

it('waits for writes in progress instead of losing them', async () => {
  const writer = new pg.Client(from);
  await writer.connect();
  await writer.query(`begin; insert into retired_slugs values ('in progress')`);
  const moving = move();
  await waitForBlockedStatements(server.ctx);
  await writer.query('commit');
  await writer.end();
  await moving;
  const { retired_slugs } = await readEverything(String(to.connectionString));
  expect(retired_slugs).toContain('("in progress")');
});

it('takes writes again at once if it fails, and leaves the new database empty', async () => {
  const interruption = new AbortController();
  const stopped = moveInstallation({
    ...options(),
    say: () => interruption.abort(new Error('stopped')),
    signal: interruption.signal,
  });
  await expect(stopped).rejects.toThrow();
  await expectWritable();
  expect(await readEverything(String(to.connectionString))).toEqual({});
  await move(); // as if nothing had happened
});

it('can no longer be interrupted in its last step', async () => {
  const interruption = new AbortController();
  const onFinal = () => interruption.abort(new Error('too late'));
  await moveInstallation({ ...options(), signal: interruption.signal, onFinal });
  expect(await undoMove(from)).toEqual({ target: 'the new database' });
});

it('takes writes again at once if the program that moves it dies', async () => {
  const release = await holdTable();
  const moving = move();
  await waitForBlockedStatements(server.ctx);
  // All of its connections end, as they do with their process.
  await query(
    from,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'fourgood transfer'`,
  );
  await expectWritable();
  await release();
  await expect(moving).rejects.toThrow();
});

it('is refused for a database that is used, and touches neither', async () => {
  await query(from, `insert into retired_slugs values ('used')`);
  await expect(moveInstallation({ ...options(), to: from })).rejects.toThrow(
    /^The new database \(the new database\) is not empty: it has data in the table "\w+"\. Nothing was changed\. Use an empty one\.$/,
  );
  await expectWritable();
});

it('says in one sentence what is wrong with the new database', async () => {
  const url = (change: Partial<URL>) => Object.assign(new URL(String(to.connectionString)), change);
  const cases: [wrong: URL, sentence: string][] = [
    [new URL('postgres://a:b@127.0.0.1:9/c'), 'MOVE_TO: nothing is listening at this address (ECO'],
    [url({ port: '9' }), 'MOVE_TO: nothing is listening at this address (ENOENT).'],
    [url({ pathname: '/none' }), 'MOVE_TO: the database does not exist (3D000).'],
    [url({ username: 'nobody' }), 'MOVE_TO: the user was rejected (28000).'],
  ];
  for (const [{ href }, sentence] of cases) {
    const moving = moveInstallation({ ...options(), to: { connectionString: href } });
    await expect(moving).rejects.toThrow(BackupError);
    await expect(moving).rejects.toThrow(sentence);
  }
  await expectWritable();
});

it('names no empty database as the new one if the program dies at the very end', async () => {
  // As it leaves them, before the new database's transaction is committed.
  const source = new pg.Client(from);
  await source.connect();
  await setStop(source, 'finishing', 'the new database');
  await addStops(source);
  await source.end();
  await expect(expectWritable()).rejects.toMatchObject({ code: '25006' });
  await expect(refuseMovedDatabase(server.ctx)).rejects.toThrow('interrupted at its very end');
  await expect(move()).rejects.toThrow('interrupted at its very end');
  expect(await undoMove(from)).toEqual({ target: 'the new database' });
  await expectWritable();
  await move();
});

it('does not start twice', async () => {
  const release = await holdTable();
  const first = move();
  await waitForBlockedStatements(server.ctx);
  const other = await createEmptyDatabase();
  onTestFinished(() => other.drop());
  const second = moveInstallation({ ...options(), to: { connectionString: other.url } });
  await expect(second).rejects.toThrow('Another process is moving this installation already.');
  await release();
  await first;
});

function options() {
  return { from, to, target: 'the new database', say: (sentence: string) => said.push(sentence) };
}

function move(): Promise<number> {
  return moveInstallation(options());
}

/** Keeps a move from going on, at the first table. */
async function holdTable(): Promise<() => Promise<void>> {
  const client = new pg.Client(from);
  await client.connect();
  await client.query('begin; lock table address_confirmations in row exclusive mode');
  return () => client.end();
}

async function expectWritable(): Promise<void> {
  await server.ctx.pool.query(`insert into retired_slugs values ('after')`);
}

function urlOf({ ctx }: TestServer): string {
  const { database } = ctx.config;
  if (database.kind === 'external') return database.url;
  throw new Error('Tests use an external database.');
}

it('stays moved if only the statistics at the end fail', async () => {
  const url = String(to.connectionString);
  const name = new URL(url).pathname.slice(1);
  // Not for the whole database: its drop could not end an autovacuum that takes forever, too.
  const ours = `alter role current_user in database "${name}" set`;
  await query(to, `${ours} vacuum_cost_delay = 100`);
  await query(to, `${ours} vacuum_cost_limit = 1`);
  const moving = move().catch((error: unknown) => error);
  await expect
    .poll(() =>
      query(
        to,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'vacuum%'`,
      ),
    )
    .toHaveLength(1);
  const rows = await moving;
  expect(rows).toBe(Object.values(await readEverything(url)).flat().length);
  expect(said.at(-1)).toContain('vacuum (analyze)');
  await expect(refuseMovedDatabase(server.ctx)).rejects.toThrow('was moved to the new database.');
});
