import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { UserRow } from '../../db/users.ts';
import { waitingEmails } from '../../testing/accounts.ts';
import { adminActions } from '../../testing/admin-actions.ts';
import { businessCalls } from '../../testing/businesses.ts';
import { generate, post, sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Record<string, string>;
let owner: UserRow;
let own: Record<string, string>;
let business: BusinessRow;

const reason = 'Its Google link leads to another business.';

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  admin = await server.signIn(await server.addOwner({ isAdmin: true, name: 'Alex Admin' }));
});

afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.addOwner();
  own = await server.signIn(owner);
  business = await server.addBusiness({ userId: owner.id, name: 'Maple Clinic' });
});

describe('a suspended business', () => {
  beforeEach(async () => {
    await suspend();
  });

  it('is inactive for customers, in every process, and takes no drafts or feedback', async () => {
    const { app } = await server.addProcess();
    for (const one of [server.app, app]) {
      const page = await one.inject(`/thumbs-up-down/${business.slug}`);
      expect(page.body).toContain('inactive');
      const visited = await one.inject(`/api/businesses/slug/${business.slug}`);
      expect(visited.json()).toMatchObject({ isActive: false, reviewUrl: null });
      expect(visited.body).not.toContain(reason);
    }
    for (const answer of [
      await generate(server.app, { businessId: business.id }),
      await sendFeedback(server.app, business.id),
    ])
      expect(answer.json()).toMatchObject({ code: 'business_inactive' });
  });

  it('stays suspended whatever its owner does; they can still see and edit it', async () => {
    const calls = businessCalls(server.app, own);
    expect((await calls.toggle(business.id, false)).json().isActive).toBe(false);
    expect((await calls.toggle(business.id, true)).json().isActive).toBe(true);
    expect((await calls.update(business.id, { city: 'Fresno' })).json()).toMatchObject({
      city: 'Fresno',
      isActive: true,
      suspension: { reason },
    });
    expect((await listed())[0]).toMatchObject({ isActive: true, suspension: { reason } });
    expect(await isOpen()).toBe(false);
  });

  it('is recorded once and told to its owner once, even by two clicks', async () => {
    const [again] = await Promise.all([suspend(), suspend()]);
    expect(again.json()).toMatchObject({ id: business.id, suspension: { reason } });
    expect(await emails()).toEqual([reason]);
    const [entry, before] = await actions();
    expect(entry).toMatchObject({
      action: 'suspend_business',
      actor: { name: 'Alex Admin' },
      target: { kind: 'business', id: business.id, name: 'Maple Clinic' },
      detail: { reason },
    });
    expect(before?.target.id).not.toBe(business.id);
  });

  it('can get another reason, and is open again once that is lifted', async () => {
    expect((await suspend('A second reason.')).json().suspension.reason).toBe('A second reason.');
    const lifted = await lift();
    expect(lifted.json()).toEqual({ id: business.id, suspension: null });
    await lift();
    expect(await emails()).toEqual([reason, 'A second reason.', null]);
    expect(await isOpen()).toBe(true);
    expect((await listed())[0]).not.toHaveProperty('suspension');
    expect((await actions())[0]).toMatchObject({ action: 'lift_suspension' });
  });
});

it('a business that its owner had switched off stays so when its suspension is lifted', async () => {
  await businessCalls(server.app, own).toggle(business.id, false);
  await suspend();
  await lift();
  expect(await isOpen()).toBe(false);
});

it.each(['', ' ', 'x', 'x'.repeat(301), 'a\u202Eb'])('refuses the reason %j', async (wrong) => {
  expect((await suspend(wrong)).statusCode).toBe(400);
  expect(await isOpen()).toBe(true);
});

it('is for admins only, and for businesses that exist', async () => {
  for (const [cookies, status] of [
    [own, 403],
    [{}, 401],
  ] as const) {
    expect((await suspend(reason, cookies)).statusCode).toBe(status);
    expect((await lift(cookies)).statusCode).toBe(status);
  }
  expect(await isOpen()).toBe(true);
  const url = '/api/admin/businesses/999999/suspend';
  expect((await post(server.app, url, { reason }, { cookies: admin })).statusCode).toBe(404);
});

function suspend(text = reason, cookies = admin) {
  const url = `/api/admin/businesses/${business.id}/suspend`;
  return post(server.app, url, { reason: text }, { cookies });
}

function lift(cookies = admin) {
  const url = `/api/admin/businesses/${business.id}/lift-suspension`;
  return post(server.app, url, undefined, { cookies });
}

async function isOpen(): Promise<boolean> {
  const answer = await server.app.inject(`/api/businesses/${business.id}`);
  return answer.json<{ isActive: boolean }>().isActive;
}

async function listed(): Promise<ListedBusiness[]> {
  return (await server.app.inject({ url: '/api/businesses', cookies: own })).json();
}

/** The reasons in the emails about this business, oldest first; null for a lifted suspension. */
async function emails(): Promise<(string | null)[]> {
  const sent = await waitingEmails(server.ctx, 'business_suspended', owner.email);
  return sent.map((email) => email.reason);
}

function actions() {
  return adminActions(server.app, admin).actions('?limit=2');
}
