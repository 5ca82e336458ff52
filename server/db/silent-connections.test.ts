import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE, SECOND } from '../../contract/durations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts';
import { connectDatabase, type DatabaseClient, type DatabaseOptions } from './client.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(() => database.drop());
  proxy = await startDatabaseProxy(database.url);
});

describe('a query that the server leaves unanswered', () => {
  it('fails, and its connection is closed', async () => {
    const { pool } = connect({ answerLimit: SECOND });
    await pool.query('select 1');
    proxy.silence();
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    proxy.forwardNew();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fails in a transaction, whose rollback waits no longer', async () => {
    const { db, pool } = connect({ answerLimit: SECOND, max: 1 });
    let failures = 0;
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.silence();
      await tx.execute(sql`select 1`).catch((error: unknown) => {
        failures += 1;
        proxy.forwardNew();
        throw error;
      });
    });
    await expect(transaction).rejects.toThrow();
    expect(failures).toBe(1);
    // The only place in the pool is free.
    expect(pool.idleCount).toBe(0);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('gives its place back when a transaction cannot begin', async () => {
    const { db, pool } = connect({ answerLimit: SECOND, max: 1 });
    await pool.query('select 1');
    proxy.silence();
    const transaction = db.transaction((tx) => tx.execute(sql`select 1`));
    await expect(transaction).rejects.toThrow();
    proxy.forwardNew();
    const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe('after a failover that leaves the old connections silent', () => {
  it('leaves all of them as soon as the server says that it knows nothing of a query', async () => {
    // Without asking the server, this would take an hour.
    const { pool } = connect({ answerLimit: 60 * MINUTE, max: 3 });
    await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));
    proxy.silence();
    const failure = pool.query('select 1').catch((error: unknown) => error);
    proxy.forwardNew();
    expect(await failure).toMatchObject({ code: 'ETIMEDOUT' });
    await expect.poll(() => pool.totalCount).toBe(0);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('lets a query take its time that the server is working on', async () => {
    const { pool } = connect({ max: 1 });
    await expect(pool.query('select pg_sleep(1.6)')).resolves.toHaveProperty('rowCount', 1);
    expect(pool.idleCount).toBe(1);
  });
});

describe('a lost connection', () => {
  it('fails the query and the next one gets another', async () => {
    const { db, pool } = connect({ max: 1 });
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.reset();
      await tx.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('closing', () => {
  it('ends although idle connections and those in use are silent', async () => {
    const client = connect({ answerLimit: 60 * MINUTE });
    const used = await client.pool.connect();
    await client.pool.query('select 1');
    proxy.silence();
    const failure = used.query('select 1').catch((error: unknown) => error);
    await client.close();
    expect(await failure).toBeInstanceOf(Error);
    used.release();
  });
});

function connect(options: DatabaseOptions): DatabaseClient {
  const client = connectDatabase({ connectionString: proxy.url, ...options }, () => undefined);
  onTestFinished(async () => {
    proxy.reset(); // closing waits for silent connections, which one of the tests is about
    if (!client.pool.ending) await client.close();
  });
  return client;
}
