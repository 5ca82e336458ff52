import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findUserByEmail, lockOrAddUser, type UserRow } from '../../db/users.ts';
import { login, newestEmail, register, resetByLink } from '../../testing/accounts.ts';
import { anywhere } from '../../testing/anywhere.ts';
import { waitForBlockedStatements } from '../../testing/locks.ts';
import { sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const email = 'right@example.com';
const password = 'eleven brown teapots';

let server: TestServer;
let admin: Record<string, string>;
let user: UserRow;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(await server.addOwner({ isAdmin: true }));
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.ctx.pool.query('delete from users where email = $1', [email]);
  user = await server.addUser();
});

it('is refused if somebody is registering it at this moment', async () => {
  const token = await correct();
  let resetting: ReturnType<typeof resetByLink> | undefined;
  await server.ctx.db.transaction(async (tx) => {
    await lockOrAddUser(tx, { email, name: 'Somebody', createdAt: new Date() });
    resetting = resetByLink(server.app, token, password);
    await waitForBlockedStatements(server.ctx);
  });
  expect((await resetting)?.json().code).toBe('not_proven');
});

it('can have been registered by somebody without a code, before or since', async () => {
  await register(server.app, { email });
  const token = await correct();
  await register(server.app, { email });
  expect((await resetByLink(server.app, token, password)).statusCode).toBe(200);
  expect(await findUserByEmail(server.ctx.db, email)).toMatchObject({ id: user.id });
});

it('gets the feedback that went to the old one, also what is waiting', async () => {
  const { id } = await server.addBusiness({ userId: user.id, feedbackEmail: user.email });
  await sendFeedback(server.app, id);
  await server.ctx.pool.query(`update outbox set next_attempt_at = now() + interval '1 hour'`);
  const token = await correct();
  expect((await resetByLink(server.app, token, password)).statusCode).toBe(200);
  const { rows } = await server.ctx.pool.query(
    `select feedback_email, next_attempt_at <= now() as is_due
      from businesses join outbox on outbox.business_id = businesses.id where businesses.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ feedback_email: email, is_due: true }]);
});

it('can sign in after ten failures to sign in with it before', async () => {
  for (let n = 0; n < 10; n += 1) await login(server.app, email, 'a guess', anywhere());
  expect((await login(server.app, email, password, anywhere())).statusCode).toBe(429);
  await resetByLink(server.app, await correct(), password);
  expect((await login(server.app, email, password, anywhere())).statusCode).toBe(200);
});

/** Corrects the user's address. @returns the token in the email to the new one */
async function correct(): Promise<string> {
  const url = `/api/admin/users/${user.id}`;
  const request = { method: 'PATCH', url, payload: { email }, cookies: admin } as const;
  expect((await server.app.inject(request)).statusCode).toBe(200);
  return (await newestEmail(server.ctx, 'confirm_corrected_email', email)).token;
}
