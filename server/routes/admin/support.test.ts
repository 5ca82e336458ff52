import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import type { UserRow } from '../../db/users.ts';
import {
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  otherCode,
  register,
  resetByCode,
  resetByLink,
  verifyCode,
  waitingEmails,
} from '../../testing/accounts.ts';
import { adminActions, type AdminActions } from '../../testing/admin-actions.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const password = 'eleven brown teapots';

let server: TestServer;
let admin: Record<string, string>;
let as: AdminActions;
let user: UserRow;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  admin = await server.signIn(await server.addOwner({ isAdmin: true, name: 'Alex Admin' }));
  as = adminActions(server.app, admin);
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser({ name: 'Uma User', email: `uma${++count}@example.com` });
});

describe('resending a verification code', () => {
  it('sends a new code that works in place of the old one, without a password', async () => {
    const email = `nora${count}@example.com`;
    await register(server.app, { email });
    const { code: old } = await newestEmail(server.ctx, 'verify_email', email);
    const { id } = await userAt(email);
    expect((await send(id, 'verification-email')).json()).toEqual({ success: true });
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    const wrong = old === code ? otherCode(code) : old;
    expect((await verifyCode(server.app, email, wrong)).statusCode).toBe(400);
    expect((await verifyCode(server.app, email, code)).statusCode).toBe(200);
    expect((await login(server.app, email)).statusCode).toBe(200);
    expect((await as.actions('?limit=1'))[0]).toMatchObject({ action: 'resend_verification' });
  });

  it('is refused if there is nothing to verify', async () => {
    const verified = await send(user.id, 'verification-email');
    expect(verified.json().message).toBe('This email address is already verified.');
    const unverified = await server.addOwner({ emailVerified: false });
    expect((await send(unverified.id, 'verification-email')).statusCode).toBe(400);
    await server.ctx.pool.query('update users set is_active = false where id = $1', [user.id]);
    expect((await send(user.id, 'verification-email')).json().code).toBe('account_inactive');
  });
});

it('a reset email goes to the account’s address, and its link works', async () => {
  expect((await send(user.id, 'reset-email')).statusCode).toBe(200);
  const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
  expect((await resetByLink(server.app, token, password)).statusCode).toBe(200);
  expect((await login(server.app, user.email, password)).statusCode).toBe(200);
  const [entry] = await as.actions('?limit=1');
  expect(entry).toMatchObject({ action: 'send_reset', target: { name: 'Uma User' } });
});

describe('correcting', () => {
  it('a name changes it at once, in the lists too, and tells the account', async () => {
    const answer = await correct({ name: '  Uma Ünal ' });
    expect(answer.json()).toMatchObject({ id: user.id, name: 'Uma Ünal', email: user.email });
    const found = await server.app.inject({ url: '/api/admin/users?search=unal', cookies: admin });
    expect(found.json()).toHaveLength(1);
    const notice = await newestEmail(server.ctx, 'account_corrected', user.email);
    expect(notice).toMatchObject({ name: 'Uma Ünal', change: 'name' });
    expect((await as.actions('?limit=1'))[0]).toMatchObject({
      action: 'correct_name',
      detail: { before: 'Uma User' },
    });
  });

  it('an address changes nothing until the new one confirms it; both are told', async () => {
    const session = await server.signIn(user);
    const email = `right${count}@example.com`;
    expect((await correct({ email })).json()).toMatchObject({ email: user.email });
    expect(await isSignedIn(server.app, session)).toBe(true);
    expect((await login(server.app, email)).statusCode).toBe(401);
    const notice = await newestEmail(server.ctx, 'account_corrected', user.email);
    expect(notice.change).toBe('email_requested');
    expect(JSON.stringify(notice)).not.toContain(email);

    const { token } = await newestEmail(server.ctx, 'confirm_corrected_email', email);
    expect((await resetByLink(server.app, token, password)).statusCode).toBe(200);
    expect((await login(server.app, email, password)).json()).toMatchObject({
      id: user.id,
      email,
      emailVerified: true,
    });
    expect((await login(server.app, user.email, password)).statusCode).toBe(401);
    expect(await isSignedIn(server.app, session)).toBe(false);
    const told = await waitingEmails(server.ctx, 'account_corrected', user.email);
    expect(told.map(({ change }) => change)).toEqual(['email_requested', 'email']);
    expect((await resetByLink(server.app, token, password)).statusCode).toBe(400);
    const trail = await as.actions('?limit=2');
    expect(trail.map(({ action }) => action)).toEqual([
      'correct_email',
      'request_email_correction',
    ]);
  });

  it('an address can be stopped by the person who reads email to the old one', async () => {
    const email = `right${count}@example.com`;
    await correct({ email });
    const { token } = await newestEmail(server.ctx, 'confirm_corrected_email', email);
    await forgotPassword(server.app, user.email);
    const reset = await newestEmail(server.ctx, 'reset_password', user.email);
    expect((await resetByLink(server.app, reset.token, password)).statusCode).toBe(200);
    expect((await resetByLink(server.app, token, password)).statusCode).toBe(400);
    expect(await userAt(user.email)).toMatchObject({ id: user.id });
  });

  it('an address cannot be stopped by a stranger who asks for a reset', async () => {
    const email = `right${count}@example.com`;
    await correct({ email });
    const { token } = await newestEmail(server.ctx, 'confirm_corrected_email', email);
    await forgotPassword(server.app, user.email);
    expect((await resetByLink(server.app, token, password)).statusCode).toBe(200);
    expect(await userAt(email)).toMatchObject({ id: user.id });
  });

  it('an address has no code that could be guessed', async () => {
    await correct({ email: `right${count}@example.com` });
    const codes = Array.from({ length: 3 }, (_, by) => otherCode('000000', by));
    for (const code of codes)
      expect((await resetByCode(server.app, user.email, code, password)).statusCode).toBe(400);
  });

  it('an address that somebody else has, at once or by then, is refused', async () => {
    const other = await server.addOwner();
    expect((await correct({ email: other.email })).json().message).toBe(
      'Another account has this email address.',
    );
    const email = `taken${count}@example.com`;
    await correct({ email });
    await server.addOwner({ email });
    const { token } = await newestEmail(server.ctx, 'confirm_corrected_email', email);
    expect((await resetByLink(server.app, token, password)).statusCode).toBe(400);
    expect((await login(server.app, user.email)).statusCode).toBe(200);
  });

  it('an address that was never verified gets no notice', async () => {
    user = await server.addOwner({ emailVerified: false });
    const email = `right${count}@example.com`;
    await correct({ email });
    const { token } = await newestEmail(server.ctx, 'confirm_corrected_email', email);
    expect((await resetByLink(server.app, token, password)).statusCode).toBe(200);
    expect(await waitingEmails(server.ctx, 'account_corrected', user.email)).toEqual([]);
    expect((await login(server.app, email, password)).statusCode).toBe(200);
  });

  it('is not for admins’ accounts, nothing, or nonsense', async () => {
    for (const wrong of [{}, { name: '' }, { email: 'no address' }, { isAdmin: true }])
      expect((await correct(wrong)).statusCode).toBe(400);
    user = await server.addOwner({ isAdmin: true });
    expect((await correct({ email: 'mine@example.com' })).statusCode).toBe(403);
  });
});

describe('a business transferred to another account', () => {
  let to: UserRow;
  let id: number;

  beforeEach(async () => {
    to = await server.addUser({ name: 'Tom Taker', email: `tom${count}@example.com` });
    const feedbackEmail = `desk${count}@maple.example.com`;
    id = (await server.addBusiness({ userId: user.id, name: 'Maple Clinic', feedbackEmail })).id;
  });

  it('is on their dashboard only, and both are told', async () => {
    const answer = await transfer(to.email);
    expect(answer.json()).toEqual({ id, user: { id: to.id, name: to.name, email: to.email } });
    expect(await businessesOf(user)).toEqual([]);
    expect(await businessesOf(to)).toMatchObject([{ id, name: 'Maple Clinic' }]);
    const told = async (one: UserRow) =>
      (await waitingEmails(server.ctx, 'business_transferred', one.email)).map(
        ({ isNew }) => isNew,
      );
    expect(await told(user)).toEqual([false]);
    expect(await told(to)).toEqual([true]);
    expect((await as.actions('?limit=1'))[0]).toMatchObject({
      action: 'transfer_business',
      target: { id, name: 'Maple Clinic' },
      detail: { from: { name: 'Uma User' }, to: { name: 'Tom Taker' } },
    });
  });

  it('sends feedback to its new owner until they confirm an address themselves', async () => {
    await transfer(to.email);
    const [business] = await businessesOf(to);
    expect(business?.feedbackWait).toEqual({
      address: `desk${count}@maple.example.com`,
      goesTo: to.email,
      linkSent: false,
    });
    const desk = await waitingEmails(
      server.ctx,
      'feedback_moved',
      `desk${count}@maple.example.com`,
    );
    expect(desk).toMatchObject([{ by: 'admin', newAddress: null }]);
  });

  it('names its new owner wherever it named the old one', async () => {
    await server.ctx.pool.query(
      'update businesses set feedback_email = $2, contact_name = $3 where id = $1',
      [id, user.email.toUpperCase(), user.name],
    );
    await transfer(to.email);
    expect(await contactOf(id)).toEqual({ contactName: 'Tom Taker', feedbackEmail: to.email });
    const [business] = await businessesOf(to);
    expect(business?.feedbackWait).toBeNull();
  });

  it('keeps the name and the address of somebody else', async () => {
    const before = await contactOf(id);
    await transfer(to.email);
    expect(await contactOf(id)).toEqual(before);
  });

  it('goes there once, however often it is asked, and to one of two', async () => {
    const third = await server.addUser();
    const answers = await Promise.all([to, third, to, third].map(({ email }) => transfer(email)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 409, 409]);
    const taker = (await businessesOf(to)).length === 1 ? to : third;
    expect(await businessesOf(taker)).toHaveLength(1);
    expect(await waitingEmails(server.ctx, 'business_transferred', taker.email)).toHaveLength(1);
  });

  it('never goes to the admin who gives it', async () => {
    const self = await server.addOwner({ isAdmin: true });
    const url = `/api/admin/businesses/${id}/transfer`;
    const body = { email: self.email, ownerId: user.id };
    const answer = await post(server.app, url, body, { cookies: await server.signIn(self) });
    expect(answer.statusCode).toBe(403);
    expect(await businessesOf(user)).toHaveLength(1);
  });

  it('needs an active, verified account and a business that is theirs', async () => {
    const unverified = await server.addOwner({ emailVerified: false });
    const inactive = await server.addOwner({ isActive: false });
    for (const email of [unverified.email, inactive.email, 'nobody@example.com'])
      expect((await transfer(email)).statusCode).toBe(400);
    expect((await transfer(to.email, to.id)).statusCode).toBe(409);
    expect(await businessesOf(user)).toHaveLength(1);
  });

  async function contactOf(businessId: number) {
    const business = await findWholeBusiness(server.ctx.db, businessId);
    return { contactName: business?.contactName, feedbackEmail: business?.feedbackEmail };
  }

  function transfer(email: string, ownerId = user.id) {
    const url = `/api/admin/businesses/${id}/transfer`;
    return post(server.app, url, { email, ownerId }, { cookies: admin });
  }
});

it('undelivered email is listed for one user', async () => {
  const url = `/api/admin/emails?userId=${user.id}`;
  const business = await server.addBusiness({ userId: user.id });
  await server.ctx.pool.query(
    `insert into outbox (kind, user_id, business_id, status, expires_at, ended_at)
      values ('feedback', $1, $2, 'undeliverable', now(), now()), ('feedback', $3, null, 'undeliverable', now(), now())`,
    [user.id, business.id, (await server.addOwner()).id],
  );
  const answer = await server.app.inject({ url, cookies: admin });
  expect(answer.json()).toMatchObject({ undeliverable: 1, emails: [{ user: { id: user.id } }] });
});

function send(id: number, what: string) {
  return post(server.app, `/api/admin/users/${id}/${what}`, undefined, { cookies: admin });
}

function correct(payload: object) {
  const url = `/api/admin/users/${user.id}`;
  return server.app.inject({ method: 'PATCH', url, payload, cookies: admin });
}

async function userAt(email: string): Promise<{ id: number }> {
  const { rows } = await server.ctx.pool.query<{ id: number }>(
    'select id from users where email = $1',
    [email],
  );
  return rows[0] ?? { id: 0 };
}

async function businessesOf(one: UserRow): Promise<ListedBusiness[]> {
  const cookies = await server.signIn(one);
  return (await server.app.inject({ url: '/api/businesses', cookies })).json();
}
