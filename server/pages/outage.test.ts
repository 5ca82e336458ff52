import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { countQueries } from '../testing/count-queries.ts';
import { openPage } from '../testing/page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const path = '/thumbs-up-down/maple-street';

let server: TestServer;
let clock: Date;

beforeEach(async () => {
  clock = new Date('2031-01-01T12:00:00Z');
  server = await startTestServer({}, { now: () => clock });
  server.expectErrors();
  await server.addBusiness({ slug: 'maple-street', name: 'Maple Street Clinic' });
});

afterEach(() => server.close());

describe('a database that hangs', () => {
  let lock: pg.Client;

  it('does not keep the visitor waiting: the shell requests the business itself', async () => {
    await hang();
    const { answer, data, html } = await openPage(server.app, path);
    await lock.end();
    // It gave up by itself, long before the database would have ended the statement.
    expect(server.logLines.join('\n')).toContain(
      'pages are served without the database: it takes too long',
    );
    expect(answer.statusCode).toBe(200);
    expect(data).toMatchObject({ slug: 'maple-street', business: null });
    expect(html).not.toContain('Maple Street Clinic');
  });

  it('leaves the page as it was last read', async () => {
    await openPage(server.app, path);
    await hang();
    for (let view = 0; view < 3; view += 1) {
      const { data, html } = await openPage(server.app, path);
      expect(data).toMatchObject({ business: { name: 'Maple Street Clinic' } });
      expect(html).toContain('#good');
    }
    const { html } = await openPage(server.app, '/review-shield/maple-street');
    expect(html).toContain('Maple Street Clinic');
    await lock.end();
  });

  it('is asked again only once in a while', async () => {
    await openPage(server.app, path);
    await hang();
    await openPage(server.app, path);
    const views = () => Promise.all(Array.from({ length: 50 }, () => openPage(server.app, path)));
    expect(await countQueries(server.ctx, views)).toBeLessThanOrEqual(1);
    await lock.end();
  });

  it('shows the latest state again once it answers', async () => {
    await openPage(server.app, path);
    await hang();
    await openPage(server.app, path);
    await lock.end();
    await server.ctx.pool.query(`update businesses set name = 'New Name'`);
    await expect
      .poll(async () => (await openPage(server.app, path)).data)
      .toMatchObject({ business: { name: 'New Name' } });
  });

  /** Locks the businesses until the connection ends. */
  async function hang(): Promise<void> {
    const { database } = server.ctx.config;
    if (database.kind !== 'external') throw new Error('Tests name their database.');
    lock = new pg.Client({ connectionString: database.url });
    await lock.connect();
    await lock.query('begin; lock table businesses in access exclusive mode');
  }
});

describe('a database that fails', () => {
  const fail = () => server.ctx.pool.query('alter table businesses rename to away');
  const repair = () => server.ctx.pool.query('alter table away rename to businesses');

  it('results in the shell of a page that was not read before', async () => {
    await fail();
    const views = await Promise.all(Array.from({ length: 5 }, () => openPage(server.app, path)));
    for (const { answer, data } of views) {
      expect(answer.statusCode).toBe(200);
      expect(data).toMatchObject({ business: null });
    }
    await repair();
    await expect
      .poll(async () => (await openPage(server.app, path)).data)
      .toMatchObject({ business: { slug: 'maple-street' } });
  });

  it('results in the last page for ten minutes, and then in the shell', async () => {
    await openPage(server.app, path);
    await fail();
    clock = new Date(clock.getTime() + 10 * MINUTE);
    expect((await openPage(server.app, path)).data).toMatchObject({
      business: { name: 'Maple Street Clinic' },
    });
    clock = new Date(clock.getTime() + 1_000);
    expect((await openPage(server.app, path)).data).toMatchObject({ business: null });
  });

  it('does not bring back a business that was gone before', async () => {
    await openPage(server.app, path);
    await server.ctx.pool.query(`update businesses set slug = 'elsewhere'`);
    expect((await openPage(server.app, path)).answer.statusCode).toBe(404);
    await fail();
    expect((await openPage(server.app, path)).data).toMatchObject({ business: null });
  });

  it('is logged once when it begins and once when it ends', async () => {
    await fail();
    for (let view = 0; view < 5; view += 1) await openPage(server.app, path);
    await repair();
    const linesWith = (text: string) => server.logLines.filter((line) => line.includes(text));
    const ends = () => linesWith('pages are read from the database again');
    // On a busy machine the first read may be late, and pages go on without for a second.
    await expect
      .poll(async () => {
        await openPage(server.app, path);
        return ends().map((line) => JSON.parse(line) as unknown);
      })
      .toMatchObject([{ level: 30 }]);
    for (let view = 0; view < 5; view += 1) await openPage(server.app, path);
    expect(ends()).toHaveLength(1);
    expect(linesWith('pages are served without the database')).toHaveLength(1);
  });

  it('shows the pages of the app as to visitors', async () => {
    const cookies = await server.signIn(await server.addOwner({ name: 'Noor Haddad' }));
    await server.ctx.pool.query('alter table sessions rename to away');
    const answer = await server.app.inject({ url: '/privacy', cookies });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Noor Haddad');
  });
});
