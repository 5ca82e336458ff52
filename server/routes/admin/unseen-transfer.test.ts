import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { UserRow } from '../../db/users.ts';
import { downloadData } from '../../testing/own-account.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const first = new Date('2026-11-29T16:00:00Z');
const later = new Date('2026-12-04T09:30:00Z');

let server: TestServer;
let now = first;
let admin: UserRow;
let from: UserRow;
let to: UserRow;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => now });
});

afterAll(() => server.close());

beforeEach(async () => {
  now = first;
  admin = await server.addOwner({ isAdmin: true });
  from = await server.addOwner();
  to = await server.addUser();
  ({ id } = await server.addBusiness({ userId: from.id, feedbackEmail: null }));
});

describe('the note about a transfer', () => {
  it('is for the new owner, and only about what was transferred', async () => {
    await server.addBusiness({ userId: to.id, name: 'Own Clinic' });
    expect(await noteOf(from)).toBeUndefined();
    await transfer(from, to);
    expect(await noteOf(to)).toEqual({ at: first.toISOString(), feedbackGoesTo: to.email });
    const [own] = (await businessesOf(to)).filter((one) => one.id !== id);
    expect(own).not.toHaveProperty('unseenTransfer');
  });

  it('says where feedback goes now, also later', async () => {
    await transfer(from, to);
    const feedbackEmail = 'desk@maple.example.com';
    await server.ctx.pool.query('update businesses set feedback_email = $2 where id = $1', [
      id,
      feedbackEmail,
    ]);
    expect(await noteOf(to)).toMatchObject({ feedbackGoesTo: to.email });
    await server.ctx.pool.query(
      'insert into confirmed_addresses (user_id, email, confirmed_at) values ($1, $2, now())',
      [to.id, feedbackEmail],
    );
    expect(await noteOf(to)).toMatchObject({ feedbackGoesTo: feedbackEmail });
  });

  it('stays away once the new owner has dismissed it, twice or more', async () => {
    await transfer(from, to);
    for (let n = 0; n < 2; n += 1) {
      const answer = await dismiss(to);
      expect(answer.json()).toEqual({ success: true });
      expect(await noteOf(to)).toBeUndefined();
    }
    // A repeat of a call whose response was lost.
    expect((await transfer(from, to)).statusCode).toBe(200);
    expect(await noteOf(to)).toBeUndefined();
  });

  it('is dismissed by nobody else', async () => {
    await transfer(from, to);
    for (const other of [from, admin, await server.addOwner()])
      expect((await dismiss(other)).statusCode).toBe(403);
    expect((await post(server.app, pathOf(id), undefined)).statusCode).toBe(401);
    expect((await dismiss(to, 999_999)).statusCode).toBe(404);
    expect(await noteOf(to)).toBeDefined();
  });

  it('is shown to the next owner after another transfer', async () => {
    const third = await server.addOwner();
    await transfer(from, to);
    now = later;
    await transfer(to, third);
    expect(await noteOf(third)).toEqual({ at: later.toISOString(), feedbackGoesTo: third.email });
    await dismiss(third);
    await transfer(third, to);
    expect(await noteOf(to)).toMatchObject({ at: later.toISOString() });
  });

  it('can be dismissed where no transfer was', async () => {
    expect((await dismiss(from)).statusCode).toBe(200);
    expect(await noteOf(from)).toBeUndefined();
  });

  it('is part of the new owner’s data until then', async () => {
    await transfer(from, to);
    expect(await exportedTime()).toBe(first.toISOString());
    await dismiss(to);
    expect(await exportedTime()).toBeNull();
  });
});

const pathOf = (business: number) => `/api/businesses/${business}/transfer/dismiss`;

async function dismiss(user: UserRow, business = id) {
  const cookies = await server.signIn(user);
  return post(server.app, pathOf(business), undefined, { cookies });
}

async function transfer(owner: UserRow, { email }: UserRow) {
  const url = `/api/admin/businesses/${id}/transfer`;
  const cookies = await server.signIn(admin);
  return post(server.app, url, { email, ownerId: owner.id }, { cookies });
}

async function businessesOf(user: UserRow): Promise<ListedBusiness[]> {
  const cookies = await server.signIn(user);
  return (await server.app.inject({ url: '/api/businesses', cookies })).json();
}

async function noteOf(user: UserRow): Promise<ListedBusiness['unseenTransfer']> {
  return (await businessesOf(user)).find((one) => one.id === id)?.unseenTransfer;
}

/** What the data that the new owner downloads says. */
async function exportedTime(): Promise<string | null> {
  const cookies = await server.signIn(to);
  return (await downloadData(server.app, cookies)).json().businesses[0].unseenTransferAt;
}
