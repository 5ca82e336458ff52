import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { lockUser } from '../../db/users.ts';
import {
  addSignedInOwner,
  confirm,
  newestToken,
  setUpWith,
  type SignedInOwner,
} from '../../testing/feedback-address.ts';
import { waitForBlockedStatements } from '../../testing/locks.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { dataUrl } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
let owner: SignedInOwner;
let desk: string;
let id: number;
let count = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    SMTP_URL: mailServer.url,
    CONTACT_EMAIL: 'help@example.com',
  });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

/** A business whose feedback goes to `desk`; nothing waits. */
beforeEach(async () => {
  await server.ctx.pool.query('truncate outbox, outbox_keys, rate_limits');
  desk = `desk${(count += 1)}@cedar.example.com`;
  owner = await addSignedInOwner(server, {
    name: 'Olive Owner',
    email: `ann${count}@maple.example.com`,
  });
  ({ id } = await setUpWith(owner, desk));
  await confirm(server.app, await newestToken(server, desk));
  await server.ctx.outbox.work();
  mailServer.received.length = 0;
});

it.each([
  ['is removed', null],
  ['gives way to another', 'new@cedar.example.com'],
])('an address that %s is told, without the new one', async (_what, feedbackEmail) => {
  await owner.calls.update(id, { feedbackEmail });
  const [notice] = await notices();
  expect(notice?.recipients).toEqual([desk]);
  const text = notice?.parsed.text ?? '';
  expect(text).toContain('Feedback for Maple Street Dental no longer comes to this address');
  expect(text).toContain("Someone signed in to Olive Owner's account changed the feedback email");
  expect(text).toContain('help@example.com');
  expect(text).not.toMatch(/new@|ann\d/);
});

it('says that an admin did it', async () => {
  const admin = await addSignedInOwner(server, { isAdmin: true });
  await admin.calls.update(id, { feedbackEmail: null });
  expect((await notices())[0]?.parsed.text).toContain('An admin of Fourgood changed');
});

it('an account whose feedback moves to a confirmed address is told where it goes', async () => {
  const second = await setUpWith(owner, owner.user.email);
  await owner.calls.update(second.id, { feedbackEmail: desk });
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice?.recipients).toEqual([owner.user.email]);
  expect(notice?.parsed.text).toContain(`It now goes to ${desk}.`);
  expect(notice?.parsed.text).toContain("If this wasn't you, reset your password");
});

it('an account is told once of all the businesses whose feedback moves', async () => {
  const other = `other-${desk}`;
  for (const name of ['Birch Dental', 'Cedar Dental', 'Oak Dental'])
    await setUpWith(owner, other, { name });
  await confirm(server.app, await newestToken(server, other));
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice?.parsed.text).toContain(
    'Feedback for Birch Dental and 2 other businesses no longer comes to this address',
  );
});

it('nobody is told of an address that never got feedback, or that stays', async () => {
  const second = await setUpWith(owner, `typo-${desk}`);
  await server.ctx.outbox.work();
  await owner.calls.update(second.id, { feedbackEmail: `other-typo-${desk}` });
  await owner.calls.update(id, { feedbackEmail: desk.toUpperCase() });
  await owner.calls.update(id, { nickname: 'Cedar', feedbackEmail: desk });
  expect(await notices()).toEqual([]);
});

it('an address that no business uses anymore needs a new confirmation', async () => {
  const second = await setUpWith(owner, desk);
  await owner.calls.update(id, { feedbackEmail: null });
  expect((await owner.calls.update(id, { feedbackEmail: desk })).json()).toMatchObject({
    feedbackWait: null,
  });
  await Promise.all([id, second.id].map((one) => owner.calls.update(one, { feedbackEmail: null })));
  expect((await owner.calls.update(id, { feedbackEmail: desk })).json()).toMatchObject({
    feedbackWait: { address: desk, goesTo: owner.user.email },
  });
});

it('a sixth move of a business on one day is refused, and changes nothing', async () => {
  await setUpWith(owner, desk);
  for (let n = 0; n < 5; n += 1) {
    const answer = await owner.calls.update(id, { feedbackEmail: n % 2 ? desk : null });
    expect(answer.statusCode).toBe(200);
  }
  const answer = await owner.calls.update(id, { feedbackEmail: desk, name: 'Another Name' });
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'too_many_emails' }]);
  expect((await owner.calls.read(id)).json()).toMatchObject({
    name: 'Maple Street Dental',
    feedbackEmail: null,
  });
  expect((await owner.calls.update(id, { name: 'Another Name' })).statusCode).toBe(200);
});

it('saves that are refused do not use up the moves of a day', async () => {
  const logoUrl = dataUrl(Buffer.from('not a picture'));
  for (const refused of [{ revision: 'of yesterday' }, { logoUrl }]) {
    for (let n = 0; n < 5; n += 1) {
      const answer = await owner.calls.update(id, { feedbackEmail: null, ...refused });
      expect(answer.statusCode).toBe('revision' in refused ? 409 : 400);
    }
  }
  expect((await owner.calls.update(id, { feedbackEmail: null })).statusCode).toBe(200);
});

it('a save that was stale when moves are counted is refused even if it fits after that', async () => {
  const { revision } = (await owner.calls.read(id)).json<OwnedBusinessReply>();
  await owner.calls.update(id, { nickname: 'Other' });
  let saving: ReturnType<typeof owner.calls.update> | undefined;
  await server.ctx.db.transaction(async (tx) => {
    await lockUser(tx, owner.user.id);
    saving = owner.calls.update(id, { feedbackEmail: null, revision });
    await waitForBlockedStatements(server.ctx);
    await tx.execute(sql`update businesses set nickname = 'Maple' where id = ${id}`);
  });
  expect((await saving)?.json()).toMatchObject({ code: 'stale_revision' });
  expect((await owner.calls.read(id)).json()).toMatchObject({ revision, feedbackEmail: desk });
});

async function notices() {
  await server.ctx.outbox.work();
  return mailServer.received.filter(
    ({ parsed }) => parsed.subject === 'Private feedback no longer comes to this address',
  );
}
