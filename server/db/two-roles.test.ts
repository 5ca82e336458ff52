import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { moveInstallation, undoMove } from '../backup/move-installation.ts';
import { sweep } from '../start/maintenance.ts';
import { reseal } from '../start/reseal.ts';
import { withDatabase } from '../testing/database-server.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { everyEndpoint, workingCall } from '../testing/every-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { withClient } from '../testing/with-client.ts';
import { migrate } from './migrate.ts';

const deploy = readFileSync(new URL('../../docs/DEPLOY.md', import.meta.url), 'utf8');
const section = /## Two database roles\n([\s\S]*?)\n## /.exec(deploy)?.[1] ?? '';
const [asSuperuser = '', asOwner = ''] = Array.from(
  section.matchAll(/```sql\n([\s\S]*?)```/g),
  ([, sql = '']) => sql,
);

/** So that runs on the same server do not share roles and databases. */
const suffix = randomBytes(6).toString('hex');
const renamed = (sql: string) =>
  sql.replaceAll(/\bfourgood(?:_\w+)?\b/g, (name) => `${name}_${suffix}`);

/** Of the role that creates the others. */
let creatorUrl: string;
let server: TestServer;

/** The installation as the document says: an owner who migrates, and the app's role. */
beforeAll(async () => {
  server = await startTestServer(
    { LIMITS: 'off' },
    {
      async through(url) {
        creatorUrl = url;
        for (const statement of statementsOf(asSuperuser)) {
          await run(url, statement);
          // Other roles than the tests' own cannot log in to their server; it becomes a member of them.
          const [, role] = /create role (\w+)/i.exec(statement) ?? [];
          if (role) await run(url, `grant ${role} to current_user`);
        }
        await migrate({ connectionString: urlOf('owner') });
        await run(urlOf('owner'), renamed(asOwner));
        return urlOf('app');
      },
    },
  );
});

afterAll(async () => {
  await server.close();
  await run(withDatabase(creatorUrl, 'postgres'), `drop database fourgood_${suffix} with (force)`);
  for (const role of ['app', 'owner'])
    await run(withDatabase(creatorUrl, 'postgres'), `drop role fourgood_${role}_${suffix}`);
});

it('the app really runs as that role, which owns nothing', async () => {
  const { rows } = await server.ctx.pool.query(
    `select current_user as role, current_database() as database,
       (select count(*)::int from pg_class where relowner = current_user::regrole) as owned`,
  );
  expect(rows).toEqual([
    { role: `fourgood_app_${suffix}`, database: `fourgood_${suffix}`, owned: 0 },
  ]);
});

describe('the whole API works', () => {
  it.each(everyEndpoint)('%s', async (_name, endpoint) => {
    const { statusCode } = await server.app.inject(await workingCall(server, endpoint));
    expect(statusCode).toBeLessThan(400);
  });
});

it('so do pages, readiness, email, maintenance and the start', async () => {
  const business = await server.addBusiness();
  for (const url of ['/', `/thumbs-up-down/${business.slug}`, '/readyz', '/auth'])
    expect((await server.app.inject(url)).statusCode).toBe(200);
  await server.ctx.outbox.work();
  await sweep(server.ctx);
  await reseal(server.ctx);
  await migrate({ connectionString: urlOf('app') });
});

describe('the audit trail', () => {
  it.each([
    `update audit set action = 'nothing'`,
    'delete from audit',
    'truncate audit',
    'alter table audit disable trigger audit_append_only',
    'drop table audit',
    'set session_replication_role = replica',
  ])('refuses the app: %s', async (statement) => {
    await expect(server.ctx.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([`update audit set action = 'nothing'`, 'delete from audit', 'truncate audit'])(
    'refuses even its owner: %s',
    async (statement) => {
      const owner = urlOf('owner');
      await expect(run(owner, statement)).rejects.toThrow('cannot be changed or deleted');
    },
  );

  it('has a trigger that replication tools do not skip', async () => {
    const { rows } = await server.ctx.pool.query(
      `select tgenabled from pg_trigger where tgname = 'audit_append_only'`,
    );
    expect(rows).toEqual([{ tgenabled: 'A' }]);
  });

  it('was written to', async () => {
    await server.app.inject(await workingCall(server, api.toggleUser));
    const { rowCount } = await server.ctx.pool.query('select from audit');
    expect(rowCount).toBeGreaterThan(0);
  });
});

it('the app can make backups; only the owner can restore and move', async () => {
  const connection = { connectionString: urlOf('app') };
  const source = { connection, app: '1.0.0', key: null, secret: null };
  expect((await makeBackup(source, new PassThrough().resume())).rows).toBeGreaterThan(0);
  const move = { from: connection, to: connection, target: 'itself', say: () => undefined };
  await expect(moveInstallation(move)).rejects.toThrow('not empty');
  const empty = await createEmptyDatabase();
  const refused = moveInstallation({ ...move, to: { connectionString: empty.url } });
  await expect(refused).rejects.toThrow('Moving needs the role that owns the tables');
  const owner = { connectionString: urlOf('owner') };
  await moveInstallation({ ...move, from: owner, to: { connectionString: empty.url } });
  expect(await undoMove(owner)).toEqual({ target: 'itself' });
  await empty.drop();
});

it('tables of later versions can be used, but only the owner can create them', async () => {
  const app = urlOf('app');
  await run(urlOf('owner'), 'create table later (id int)');
  await run(app, 'insert into later values (1)');
  await expect(run(app, 'create table mine (id int)')).rejects.toMatchObject({ code: '42501' });
});

it('a start as the app says that the tables are not up to date', async () => {
  const app = urlOf('app');
  await run(
    urlOf('owner'),
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  );
  await expect(migrate({ connectionString: app })).rejects.toMatchObject({
    code: '42501',
  });
});

/** Everything over this connection is done as this role. */
function urlOf(role: 'app' | 'owner'): string {
  const url = new URL(withDatabase(creatorUrl, `fourgood_${suffix}`));
  url.searchParams.set('options', `-c role=fourgood_${role}_${suffix}`);
  return url.href;
}

/** `create database` cannot run together with others. */
function statementsOf(sql: string): string[] {
  return renamed(sql)
    .split(';')
    .filter((statement) => statement.trim() !== '');
}

async function run(url: string, sql: string): Promise<void> {
  await withClient(url, (client) => client.query(sql));
}
