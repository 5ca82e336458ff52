import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { findBusinessById, findBusinessesOf, findWholeBusiness } from '../db/businesses.ts';
import { demoSlug } from './demo/demo-businesses.ts';
import { verifyPassword } from '../domain/accounts/passwords.ts';
import { presentListedBusinesses } from '../domain/businesses/present-listed-businesses.ts';
import { seedDemo } from './seed.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const timeout = { timeout: MINUTE };

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ SEED: 'demo' });
});

afterEach(() => server.close());

it('does nothing if no demo data is wanted', async () => {
  const config = { ...server.ctx.config, seed: false };
  expect(await seedDemo({ ...server.ctx, config })).toBeNull();
  expect(await people()).toEqual([]);
});

it('adds nothing to a database in use, and returns no sign-in for it', async () => {
  await server.addBusiness({ slug: 'mine' });
  expect(await seedDemo(server.ctx)).toBeNull();
  expect(await people()).toHaveLength(1);
});

it('creates business 1 with both links, 2 with none, 3 inactive', async () => {
  await seedDemo(server.ctx);
  const { db } = server.ctx;
  expect(await findBusinessById(db, 1)).toMatchObject({
    slug: demoSlug,
    isActive: true,
    reviewUrl: expect.stringMatching(/^https:/),
    facebookUrl: expect.stringMatching(/^https:/),
    logoHash: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(await findBusinessById(db, 2)).toMatchObject({
    isActive: true,
    reviewUrl: null,
    facebookUrl: null,
  });
  expect(await findBusinessById(db, 3)).toMatchObject({ isActive: false });
  expect(await findBusinessById(db, 4)).toBeNull();
});

it('gives the owner a list with realistic counts', async () => {
  await seedDemo(server.ctx);
  const rows = await findBusinessesOf(server.ctx.db, 1, { limit: 100, offset: 0 });
  const [harbor, mill, riverside] = await presentListedBusinesses(server.ctx, rows);
  expect([harbor?.nickname, mill?.nickname, riverside?.nickname]).toEqual([
    'Harbor',
    'Old Mill',
    'Riverside',
  ]);
  expect(riverside?.analytics.reviewsGenerated).toBeGreaterThan(150);
  expect(riverside?.analytics.googleLinkClicks).toBeGreaterThan(80);
  expect(riverside?.analytics.facebookLinkClicks).toBeGreaterThan(20);
  // No one can click a link that is missing, or open an inactive page.
  expect(harbor?.analytics).toMatchObject({ googleLinkClicks: 0, facebookLinkClicks: 0 });
  expect(mill?.analytics.recent.reviewsGenerated.slice(-13)).toEqual(Array(13).fill(0));
});

it('gives each business listed categories, and their phrases', async () => {
  await seedDemo(server.ctx);
  const folder = new URL('../../web/features/categories/names/', import.meta.url);
  const known = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8').split('\n'),
  );
  for (const id of [1, 2, 3]) {
    const { categories = [], keywords } = (await findWholeBusiness(server.ctx.db, id)) ?? {};
    expect(categories.length).toBeGreaterThan(1);
    expect(known).toEqual(expect.arrayContaining(categories));
    expect(keywords).toHaveLength(categories.length * 6);
  }
});

it('creates an owner and an admin who can sign in with the returned passwords', async () => {
  const signIn = await seedDemo(server.ctx);
  const [owner, admin] = await people();
  expect(owner).toMatchObject({ email: signIn?.owner.email, is_admin: false });
  expect(admin).toMatchObject({ email: signIn?.admin.email, is_admin: true });
  expect(await verifyPassword(signIn?.owner.password ?? '', owner?.password_hash ?? '')).toBe(true);
  expect(await verifyPassword(signIn?.admin.password ?? '', admin?.password_hash ?? '')).toBe(true);
});

it('returns the same sign-in on later starts', async () => {
  const first = await seedDemo(server.ctx);
  expect(await seedDemo(server.ctx)).toEqual(first);
  expect(await people()).toHaveLength(2);
});

it('makes the passwords readable only by their owner', async () => {
  const signIn = await seedDemo(server.ctx);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(signIn);
});

it('returns no passwords if their file is gone', async () => {
  await seedDemo(server.ctx);
  rmSync(file());
  expect(await seedDemo(server.ctx)).toBeNull();
});

it('seeds once if several processes start together', async () => {
  const others = [await server.addProcess(), await server.addProcess()];
  const holder = await server.ctx.pool.connect();
  await holder.query('begin; lock table users in exclusive mode');
  const seeding = Promise.all([server, ...others].map(({ ctx }) => seedDemo(ctx)));
  const waiting = `select from pg_locks join pg_database on pg_database.oid = database
    where not granted and datname = current_database()`;
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(3), timeout);
  await holder.query('commit');
  holder.release();
  const told = await seeding;
  expect(await people()).toHaveLength(2);
  expect(await findBusinessById(server.ctx.db, 3)).not.toBeNull();
  expect(new Set(told.map((signIn) => JSON.stringify(signIn))).size).toBe(1);
});

function file(): string {
  return join(server.ctx.config.dataDir, 'demo-sign-in.json');
}

async function people() {
  const { rows } = await server.ctx.pool.query<{
    email: string;
    is_admin: boolean;
    password_hash: string;
  }>('select * from users order by is_admin');
  return rows;
}
