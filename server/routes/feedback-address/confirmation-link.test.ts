import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { purgeDeleted } from '../../domain/deletion/purge.ts';
import { adminActions } from '../../testing/admin-actions.ts';
import { deactivate } from '../../testing/accounts.ts';
import {
  addSignedInOwner,
  confirm,
  newestToken,
  readLink,
  resend,
  sendTest,
  setUpWith,
  type SignedInOwner,
} from '../../testing/feedback-address.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');
let clock = start;
let mailServer: MailServer;
let server: TestServer;
let owner: SignedInOwner;
let desk: string;
let count = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  clock = start;
  mailServer.behave('accept');
  mailServer.received.length = 0;
  await server.ctx.pool.query('truncate outbox, outbox_keys, rate_limits');
  desk = `desk${(count += 1)}@cedar.example.com`;
  owner = await addSignedInOwner(server, { email: `ann${count}@maple.example.com` });
});

describe('the link', () => {
  it('changes nothing when it is opened or looked at', async () => {
    const { id } = await setUpWith(owner, desk);
    const token = await newestToken(server, desk);
    const page = await server.app.inject({ url: `/confirm-feedback-address?token=${token}` });
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.body).not.toContain(token);
    expect(await readLink(server.app, token)).toEqual({
      state: 'open',
      businessName: 'Maple Street Dental',
      address: desk,
    });
    expect((await owner.calls.read(id)).json()).toMatchObject({ feedbackWait: { address: desk } });
  });

  it('can be used again without effect, and another one says that all is done', async () => {
    const { id } = await setUpWith(owner, desk);
    const first = await newestToken(server, desk);
    await resend(server.app, id, owner.cookies);
    const second = await newestToken(server, desk);
    expect(second).not.toBe(first);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(server.app, first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await readLink(server.app, second)).toMatchObject({ state: 'confirmed' });
    await server.ctx.outbox.work();
    const notices = received().filter(([to]) => to === owner.user.email);
    expect(notices).toHaveLength(1);
  });

  it.each([
    ['expired', /expired/],
    ['used', /already been used/],
    ['not_needed', /no longer used/],
    ['unknown', /invalid or too old/],
  ] as const)('says that it is %s, and confirms nothing', async (state, sentence) => {
    const { id } = await setUpWith(owner, desk);
    const token = await newestToken(server, desk);
    if (state === 'expired') clock = new Date(start.getTime() + 7 * DAY);
    if (state === 'not_needed') await owner.calls.update(id, { feedbackEmail: null });
    if (state === 'unknown') await server.ctx.pool.query('delete from address_confirmations');
    if (state === 'used') {
      await confirm(server.app, token);
      await owner.calls.update(id, { feedbackEmail: null });
      await owner.calls.update(id, { feedbackEmail: desk });
    }
    expect(await readLink(server.app, token)).toEqual({ state, businessName: null, address: null });
    const answer = await confirm(server.app, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'not_proven' }]);
    expect(answer.json<{ message: string }>().message).toMatch(sentence);
    expect(await accountsOf(desk)).toEqual([]);
  });

  it('does not confirm an address that is changed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const address = `${round}${desk}`;
      const { id } = await setUpWith(owner, address);
      const token = await newestToken(server, address);
      await Promise.all([
        confirm(server.app, token),
        owner.calls.update(id, { feedbackEmail: `other${round}${desk}` }),
      ]);
      expect(await accountsOf(address), `round ${round}`).toEqual([]);
      await server.ctx.pool.query('truncate rate_limits');
    }
  });

  it('ends when the account is deactivated, and a link that waits is not sent', async () => {
    const { id } = await setUpWith(owner, desk);
    const token = await newestToken(server, desk);
    const admin = await addSignedInOwner(server, { isAdmin: true });
    await adminActions(server.app, admin.cookies).toggle(owner.user.id, false);
    expect((await confirm(server.app, token)).statusCode).toBe(400);
    await server.ctx.outbox.work();
    expect(recipients()).toEqual([]);
    for (const send of [resend, sendTest]) {
      const answer = await send(server.app, id, admin.cookies);
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'account_inactive' }]);
    }
    await admin.calls.update(id, { feedbackEmail: `new-${desk}` });
    await adminActions(server.app, admin.cookies).toggle(owner.user.id, true);
    expect(await readLink(server.app, token)).toMatchObject({ state: 'unknown' });
    await server.ctx.outbox.work();
    expect(recipients()).toEqual([]);
  });

  it('ends when the owner deactivates the account', async () => {
    await setUpWith(owner, desk);
    const token = await newestToken(server, desk);
    await deactivate(server.app, owner.user.id, owner.cookies);
    expect(await readLink(server.app, token)).toMatchObject({ state: 'unknown' });
  });

  it('is deleted with its account, and so is what was confirmed and what waits', async () => {
    await setUpWith(owner, desk);
    await confirm(server.app, await newestToken(server, desk));
    await setUpWith(owner, `second-${desk}`);
    const admin = await addSignedInOwner(server, { isAdmin: true });
    await adminActions(server.app, admin.cookies).remove(owner.user.id);
    await purgeDeleted({ ...server.ctx, now: () => new Date(clock.getTime() + 14 * DAY) });
    for (const table of ['confirmed_addresses', 'address_confirmations', 'outbox']) {
      const { rows } = await server.ctx.pool.query(`select 1 from ${table} where user_id = $1`, [
        owner.user.id,
      ]);
      expect(rows, table).toEqual([]);
    }
  });

  it('is stored as a hash, and the outbox does not show whom it goes to', async () => {
    await setUpWith(owner, desk);
    const token = await newestToken(server, desk);
    const { rows } = await server.ctx.pool.query<{ row: string }>(
      `select o::text || encode(payload, 'escape') as row from outbox o
       union all select a::text from address_confirmations a`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    expect(text).not.toContain(token);
    expect(rows.filter(({ row }) => row.includes(desk))).toHaveLength(1);
    expect(server.logLines.join('')).not.toMatch(new RegExp(`${token}|${desk}`));
  });
});

/** The accounts for which an address is confirmed. */
async function accountsOf(address: string): Promise<number[]> {
  const { rows } = await server.ctx.pool.query<{ user_id: number }>(
    'select user_id from confirmed_addresses where email = $1',
    [address],
  );
  return rows.map(({ user_id: id }) => id);
}

/** Recipient and subject of each email. */
function received(): [string, string][] {
  return mailServer.received.map(({ recipients: [to = ''], parsed: { subject = '' } }) => [
    to,
    subject,
  ]);
}

function recipients(): string[] {
  return mailServer.received.flatMap((email) => email.recipients);
}
