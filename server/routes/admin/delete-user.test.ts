import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { readSizes } from '../../db/installation.ts';
import { findLogo, insertLogo } from '../../db/logos.ts';
import type { UserRow } from '../../db/users.ts';
import {
  forgotPassword,
  isSignedIn,
  login,
  register,
  waitingEmails,
} from '../../testing/accounts.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { businessCalls, type BusinessCalls } from '../../testing/businesses.ts';
import { waitForBlockedStatements } from '../../testing/locks.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { drawing } from '../../testing/pictures.ts';
import { click, generate, sendFeedback } from '../../testing/requests.ts';
import { purgeDeleted } from '../../domain/deletion/purge.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
let other: Pick<TestServer, 'app' | 'ctx'>;
let admin: UserRow;
let as: AdminActions;
let user: UserRow;
let business: BusinessRow;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ LIMITS: 'off', SMTP_URL: mailServer.url });
  other = await server.addProcess();
  admin = await server.addOwner({ isAdmin: true });
  as = adminActions(server.app, await server.signIn(admin));
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  mailServer.behave('accept');
  mailServer.received.length = 0;
  await server.ctx.pool.query('delete from outbox');
  user = await server.addUser();
  business = await server.addBusiness({ userId: user.id });
});

it('K-32 C-60 after 14 days, leaves nothing of the user, and everything of others', async () => {
  const bystander = await server.addUser();
  const theirs = await server.addBusiness({ userId: bystander.id });
  for (const [someone, place] of [
    [user, business],
    [bystander, theirs],
  ] as const)
    await leaveTraces(someone, place);
  const before = await tracesOf(bystander, theirs);
  expect(before).toEqual(await tracesOf(user, business));
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  const answer = await as.remove(user.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true });
  const sizes = await readSizes(server.ctx.db);
  await purge();
  expect(Object.values(await tracesOf(user, business)).every((count) => count === 0)).toBe(true);
  expect(await tracesOf(bystander, theirs)).toEqual(before);
  expect(await readSizes(server.ctx.db)).toEqual(sizes);
});

it('M-11 the row leaves the list and the counts at once', async () => {
  const before = await readSizes(server.ctx.db);
  await as.remove(user.id);
  expect(await as.users(`?search=${user.email}`)).toEqual([]);
  const url = `/api/admin/users/${user.id}`;
  expect((await as.read(url)).statusCode).toBe(404);
  expect((await as.read(`${url}/businesses`)).statusCode).toBe(404);
  expect((await as.read(`/api/admin/businesses?search=${user.email}`)).json()).toEqual([]);
  expect((await as.toggle(user.id, true)).statusCode).toBe(404);
  const { users, businesses } = await readSizes(server.ctx.db);
  expect([users, businesses.all, businesses.active]).toEqual([
    before.users - 1,
    before.businesses.all - 1,
    before.businesses.active - 1,
  ]);
});

it('K-32 ends the sessions immediately, in every process', async () => {
  const cookies = await server.signIn(user);
  await as.remove(user.id);
  expect(await isSignedIn(server.app, cookies)).toBe(false);
  expect(await isSignedIn(other.app, cookies)).toBe(false);
  expect((await login(other.app, user.email)).json()).toMatchObject({ code: 'wrong_credentials' });
});

it('its pages answer 404 from then on, in every process', async () => {
  const paths = [`/thumbs-up-down/${business.slug}`, `/review-shield/${business.slug}`];
  const calls = [`/api/businesses/slug/${business.slug}`, `/api/businesses/${business.id}`];
  for (const { app } of [server, other])
    for (const path of [...paths, ...calls]) expect((await app.inject(path)).statusCode).toBe(200);
  await as.remove(user.id);
  for (const { app } of [server, other]) {
    expect((await app.inject(paths[0] ?? '')).statusCode).toBe(404);
    for (const path of calls) expect((await app.inject(path)).statusCode).toBe(404);
    expect((await click(app, business.id)).statusCode).toBe(404);
    expect((await sendFeedback(app, business.id)).statusCode).toBe(404);
    expect((await generate(app, { businessId: business.id })).statusCode).toBe(404);
  }
});

it('its logos are purged, except those that another business shows', async () => {
  const [own, shared] = [await storeLogo('own'), await storeLogo('shared')];
  await server.addBusiness({ userId: user.id, logoHash: own });
  await server.addBusiness({ userId: user.id, logoHash: shared });
  const neighbour = await server.addBusiness({ logoHash: shared });
  await as.remove(user.id);
  await purgeDeleted(server.ctx);
  expect(await findLogo(server.ctx.db, own)).not.toBeNull();
  await purge();
  expect(await findLogo(server.ctx.db, own)).toBeNull();
  expect((await other.app.inject(`/logos/${own}.webp`)).statusCode).toBe(404);
  expect((await other.app.inject(`/logos/${shared}.webp`)).statusCode).toBe(200);
  await as.remove(neighbour.userId);
  await purge();
  expect(await findLogo(server.ctx.db, shared)).toBeNull();
});

it('K-32 answers 404 for an unknown or already deleted user', async () => {
  await as.remove(user.id);
  for (const id of [user.id, 999_999]) {
    const answer = await as.remove(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'This user was not found.' });
  }
});

it('its slugs are never reused, since they are printed', async () => {
  const name = 'Elm Street Vision';
  const own = businessCalls(server.app, await server.signIn(user));
  expect((await own.create({ name })).json()).toMatchObject({ slug: 'elm-street-vision' });
  await as.remove(user.id);
  const next = businessCalls(other.app, await server.signIn(await server.addUser()));
  expect((await next.create({ name })).json()).toMatchObject({ slug: 'elm-street-vision-2' });
  await purge();
  expect((await next.create({ name })).json()).toMatchObject({ slug: 'elm-street-vision-3' });
  const { rows } = await server.ctx.pool.query('select * from retired_slugs');
  expect(JSON.stringify(rows)).not.toContain('elm');
});

it('lets the address register again after 14 days', async () => {
  await as.remove(user.id);
  await purge();
  expect((await register(server.app, { email: user.email })).statusCode).toBe(200);
  expect(await waitingEmails(server.ctx, 'verify_email', user.email)).toHaveLength(1);
});

it('the audit trail keeps the id and the name, but no address, also after 14 days', async () => {
  await as.remove(user.id);
  await purge();
  const [action] = await as.actions();
  expect(action).toMatchObject({
    action: 'delete_user',
    actorKind: 'admin',
    actor: { id: admin.id, name: admin.name },
    target: { kind: 'user', id: user.id, name: user.name, isDeleted: true },
    detail: { businesses: 1 },
  });
  const { rows } = await server.ctx.pool.query('select a::text from audit a');
  expect(JSON.stringify(rows)).not.toContain(user.email);
});

describe('waiting email', () => {
  it('to the account is canceled, and no one else’s', async () => {
    const bystander = await server.addUser();
    for (const { email } of [user, bystander]) {
      await forgotPassword(server.app, email);
      await register(server.app, { email });
    }
    await as.remove(user.id);
    await server.ctx.outbox.work();
    expect(mailServer.received.map(({ recipients }) => recipients[0])).toEqual([
      bystander.email,
      bystander.email,
    ]);
  });

  it('encrypted under an earlier secret does not block the deletion', async () => {
    await forgotPassword(server.app, user.email);
    await server.ctx.pool.query(`update outbox set payload = 'unreadable'`);
    expect((await as.remove(user.id)).statusCode).toBe(200);
  });

  it('claimed by a worker causes no trouble when it is delivered', async () => {
    await whileMailIsUnderWay(async () => {
      expect((await as.remove(user.id)).statusCode).toBe(200);
    });
    expect(mailServer.received).toHaveLength(1);
    await purge();
    expect(await rowsOf('outbox')).toBe(0);
    expect(await keepsSending()).toBe(true);
  });

  it('claimed by a worker causes no trouble when it is rejected', async () => {
    await sendFeedback(server.app, business.id);
    mailServer.behave({ refuse: 451, at: 'content' });
    const arriving = mailServer.nextContent();
    const work = other.ctx.outbox.work();
    await arriving;
    await as.remove(user.id);
    await work;
    await purge();
    expect(await rowsOf('outbox')).toBe(0);
    expect(await keepsSending()).toBe(true);
  });

  it('given up on at the same moment leaves no notice, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = await server.addOwner();
      const place = await server.addBusiness({ userId: owner.id });
      for (let n = 0; n < 5; n += 1) await sendFeedback(server.app, place.id);
      await server.ctx.pool.query(`update outbox set expires_at = now() - interval '1 hour'`);
      const [answer] = await Promise.all([as.remove(owner.id), other.ctx.outbox.work()]);
      expect(answer.statusCode).toBe(200);
      await Promise.all([purge(), other.ctx.outbox.work()]);
      expect(await rowsOf('outbox')).toBe(0);
    }
  });
});

describe('a write for a business during its deletion', () => {
  it('a change is rejected', async () => {
    const own = await ownCalls();
    await expectRefused(404, () => own.update(business.id, { name: 'Late' }));
  });

  it('a new business is rejected together with its logo, without a deadlock', async () => {
    const before = await rowsOf('logos');
    const logoUrl = await dataUrl();
    const own = await ownCalls();
    expect((await own.create({ name: 'First', logoUrl })).statusCode).toBe(200);
    await expectRefused(401, () => own.create({ name: 'Second', logoUrl }));
    await purge();
    expect(await rowsOf('logos')).toBe(before);
  });

  it('whichever comes first, neither fails', async () => {
    const logoUrl = await dataUrl();
    for (let round = 0; round < 10; round += 1) {
      user = await server.addUser();
      business = await server.addBusiness({ userId: user.id });
      const own = await ownCalls();
      await own.create({ logoUrl });
      const [deletion, ...writes] = await Promise.all([
        as.remove(user.id),
        own.create({ logoUrl }),
        own.update(business.id, { logoUrl }),
        click(other.app, business.id),
        sendFeedback(other.app, business.id),
        generate(other.app, { businessId: business.id }),
      ]);
      expect(deletion.statusCode).toBe(200);
      for (const { statusCode } of writes) expect([200, 401, 404]).toContain(statusCode);
      const { businesses } = await readSizes(server.ctx.db);
      await purge();
      expect(await rowsOf('businesses', user)).toBe(0);
      expect(await rowsOf('outbox')).toBe(0);
      expect((await readSizes(server.ctx.db)).businesses).toEqual(businesses);
    }
  });

  /** Runs the write after the deletion has taken its locks, and before it commits. */
  async function expectRefused(
    status: number,
    write: () => Promise<{ statusCode: number }>,
  ): Promise<void> {
    const { pool } = server.ctx;
    const blocker = await pool.connect();
    try {
      await blocker.query('begin');
      await blocker.query('lock table audit in share mode'); // the last thing a deletion writes
      const deletion = as.remove(user.id);
      await waitForBlockedStatements(server.ctx);
      const written = write();
      await waitForBlockedStatements(server.ctx, 2);
      await blocker.query('commit');
      expect((await deletion).statusCode).toBe(200);
      expect((await written).statusCode).toBe(status);
    } finally {
      blocker.release();
    }
  }
});

/** Deletes for good what was deleted until now. */
async function purge(): Promise<void> {
  const now = () => new Date(Date.now() + 14 * DAY);
  await purgeDeleted({ ...server.ctx, now });
}

async function ownCalls(): Promise<BusinessCalls> {
  return businessCalls(other.app, await server.signIn(user));
}

/** One row of everything that can belong to an account. */
async function leaveTraces(someone: UserRow, place: BusinessRow): Promise<void> {
  const { app, ctx, signIn } = server;
  await signIn(someone);
  await click(app, place.id);
  await generate(app, { businessId: place.id });
  await sendFeedback(app, place.id);
  await forgotPassword(app, someone.email);
  const logo = await storeLogo(`logo of ${someone.email}`);
  await ctx.pool.query('update businesses set logo_hash = $1 where id = $2', [logo, place.id]);
}

async function tracesOf(someone: UserRow, place: BusinessRow): Promise<Record<string, number>> {
  const count = async (rows: string, value: unknown) =>
    (await server.ctx.pool.query(`select from ${rows}`, [value])).rowCount ?? 0;
  const logo = createHash('sha256').update(`logo of ${someone.email}`).digest('hex');
  return {
    user: await count('users where id = $1', someone.id),
    listing: await count('user_listings where id = $1', someone.id),
    sessions: await count('sessions where user_id = $1', someone.id),
    challenges: await count('email_challenges where user_id = $1', someone.id),
    businesses: await count('businesses where user_id = $1', someone.id),
    listings: await count('business_listings where id = $1', place.id),
    counts: await count('business_counts where business_id = $1', place.id),
    fingerprints: await count('draft_fingerprints where business_id = $1', place.id),
    feedback: await count('outbox where business_id = $1', place.id),
    emails: (await waitingEmails(server.ctx, 'reset_password', someone.email)).length,
    logos: await count('logos where hash = $1', logo),
  };
}

async function storeLogo(picture: string): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex');
  await insertLogo(server.ctx.db, hash, Buffer.from(picture));
  return hash;
}

async function dataUrl(): Promise<string> {
  const bytes = await drawing(60, 30).png().toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

async function rowsOf(table: 'outbox' | 'logos' | 'businesses', of?: UserRow): Promise<number> {
  const { pool } = server.ctx;
  const { rowCount } = of
    ? await pool.query(`select from ${table} where user_id = $1`, [of.id])
    : await pool.query(`select from ${table}`);
  return rowCount ?? 0;
}

/** Runs the action while the mail server has received the business's feedback but not confirmed it. */
async function whileMailIsUnderWay(action: () => Promise<void>): Promise<void> {
  await sendFeedback(server.app, business.id);
  const arriving = mailServer.nextContent();
  const work = other.ctx.outbox.work();
  await arriving;
  await action();
  await work;
}

/** Whether the same worker still delivers the next email. */
async function keepsSending(): Promise<boolean> {
  mailServer.behave('accept');
  mailServer.received.length = 0;
  const { id } = await server.addBusiness();
  await sendFeedback(server.app, id);
  await other.ctx.outbox.work();
  return mailServer.received.length === 1;
}
