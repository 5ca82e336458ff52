import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { UserRow } from '../../db/users.ts';
import { promoteConfiguredAdmin } from '../../domain/accounts/promote-configured-admin.ts';
import { purgeDeleted } from '../../domain/deletion/purge.ts';
import { parseAdminCommand, runAdminCommand } from '../../cli/admin-command.ts';
import { deactivate } from '../../testing/accounts.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { businessCalls, setupForm } from '../../testing/businesses.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: UserRow;
let as: AdminActions;
let cookies: Record<string, string>;
let user: UserRow;
let business: BusinessRow;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off', ADMIN_EMAIL: 'Boss@example.com' });
  admin = await server.addOwner({ isAdmin: true, name: 'Alex Admin' });
  cookies = await server.signIn(admin);
  as = adminActions(server.app, cookies);
  user = await server.addUser({ name: 'Uma User' });
  business = await server.addBusiness({ userId: user.id, name: 'Uma’s Bakery' });
});

afterAll(() => server.close());

describe('the audit trail contains', () => {
  it('an admin’s changes of another person’s business, by field names', async () => {
    const calls = businessCalls(server.app, cookies);
    await calls.update(business.id, { name: 'Uma’s Bread', city: 'Oakland' });
    await calls.toggle(business.id, false);
    await calls.toggle(business.id, true);
    const by = { actorKind: 'admin', actor: { id: admin.id, name: 'Alex Admin' } };
    const target = { kind: 'business', id: business.id, name: 'Uma’s Bread' };
    expect(await as.actions('?limit=3')).toMatchObject([
      { ...by, action: 'activate_business', target },
      { ...by, action: 'deactivate_business', target },
      { ...by, action: 'edit_business', target, detail: { fields: ['name', 'city'] } },
    ]);
  });

  it('rights that the command line granted and revoked', async () => {
    await order('grant', user.email);
    await order('revoke', user.email);
    const by = { actorKind: 'system', actor: null, detail: { by: 'command line' } };
    const target = { kind: 'user', id: user.id, name: 'Uma User' };
    expect(await as.actions('?limit=2')).toMatchObject([
      { ...by, action: 'revoke_admin', target },
      { ...by, action: 'grant_admin', target },
    ]);
  });

  it('the admin from ADMIN_EMAIL, once', async () => {
    const boss = await server.addOwner({ email: 'boss@example.com', name: 'Bea Boss' });
    await promoteConfiguredAdmin(server.ctx);
    await promoteConfiguredAdmin(server.ctx);
    const [last, before] = await as.actions('?limit=2');
    expect(last).toMatchObject({ action: 'grant_admin', actor: null, target: { id: boss.id } });
    expect(before).not.toMatchObject({ target: { id: boss.id } });
  });

  it('a user who deactivated their own account', async () => {
    const leaver = await server.addUser({ name: 'Lea Leaver' });
    await deactivate(server.app, leaver.id, await server.signIn(leaver));
    expect(await as.actions('?limit=1')).toMatchObject([
      {
        action: 'deactivate_account',
        actorKind: 'user',
        actor: { id: leaver.id, name: 'Lea Leaver' },
        target: { kind: 'user', id: leaver.id, name: 'Lea Leaver' },
      },
    ]);
  });

  it('actions on deleted users and businesses, with the names they had', async () => {
    const gone = await server.addOwner({ isAdmin: true, name: 'Gina Gone' });
    const theirs = await server.addBusiness({ name: 'Gina’s Garage', userId: gone.id });
    await businessCalls(server.app, cookies).toggle(theirs.id, false);
    await adminActions(server.app, await server.signIn(gone)).toggle(user.id, false);
    await as.toggle(user.id, true);
    await as.remove(gone.id);
    await purgeDeleted({ ...server.ctx, now: () => new Date(Date.now() + 14 * DAY) });
    expect(await as.actions('?limit=4')).toMatchObject([
      { action: 'delete_user', target: { id: gone.id, name: 'Gina Gone', isDeleted: true } },
      { action: 'activate_user', target: { name: 'Uma User' } },
      { action: 'deactivate_user', actor: { id: gone.id, name: 'Gina Gone', isDeleted: true } },
      {
        action: 'deactivate_business',
        target: { id: theirs.id, name: 'Gina’s Garage', isDeleted: true },
      },
    ]);
  });
});

it('contains no owner’s actions on their own business, and no visitors', async () => {
  const before = await as.actions('?limit=100');
  const own = businessCalls(server.app, await server.signIn(user));
  await own.create(setupForm);
  await own.update(business.id, { city: 'Fresno' });
  await sendFeedback(server.app, business.id);
  expect(await as.actions('?limit=100')).toEqual(before);
});

it('can be paged back, with every action exactly once, even if others are added', async () => {
  const all = await as.actions('?limit=100');
  const seen: number[] = [];
  for (let page = await as.actions('?limit=3'); page.length > 0;) {
    seen.push(...page.map(({ id }) => id));
    await as.toggle(user.id, seen.length % 2 === 0);
    page = await as.actions(`?limit=3&before=${seen.at(-1)}`);
  }
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

it('can be paged back from any valid id', async () => {
  const newest = await as.actions('?limit=1');
  expect(await as.actions('?limit=1&before=10000000')).toEqual(newest);
  expect(await as.actions(`?limit=1&before=${Number.MAX_SAFE_INTEGER}`)).toEqual(newest);
  expect((await as.audit('?before=9007199254740993')).statusCode).toBe(400);
});

it('returns 25 entries without parameters', async () => {
  await server.ctx.pool.query(
    `insert into audit (actor_kind, action, target_kind) select 'system', 'grant_admin', 'user' from generate_series(1, 40)`,
  );
  expect(await as.actions()).toHaveLength(25);
});

it('takes one query in addition to the session’s, for any number of entries', async () => {
  for (const limit of [1, 100])
    expect(await countQueries(server.ctx, () => as.audit(`?limit=${limit}`))).toBe(2);
});

it.each(['?limit=0', '?limit=101', '?limit=x', '?before=0', '?before=-1', '?before=1e3'])(
  'rejects %s',
  async (query) => {
    const answer = await as.audit(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: query.includes('limit')
        ? 'The limit must be a whole number from 1 to 100'
        : 'The entry ID must be a whole number from 1 to 9,007,199,254,740,991',
    });
  },
);

function order(verb: string, email: string) {
  return runAdminCommand(server.ctx, parseAdminCommand([verb, email]));
}
