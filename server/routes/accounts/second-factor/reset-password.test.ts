import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../../../contract/durations.ts';
import type { UserRow } from '../../../db/users.ts';
import { forgotPassword, login, newestEmail, resetByLink } from '../../../testing/accounts.ts';
import { beginLogin, setUpApp } from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const newPassword = 'seven green bicycles at dawn';

let server: TestServer;
let clock: Date;
let user: UserRow;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  user = await server.addUser();
});

it('a reset turns off two-step sign-in that a thief of the password has just turned on', async () => {
  await setUpApp(server.app, await server.signIn(user), clock);
  await beginLogin(server.app, user.email);
  pass(6 * DAY);
  expect(await reset()).toMatchObject({ success: true, twoStepTurnedOff: true });
  expect((await login(server.app, user.email, newPassword)).json()).toMatchObject({ id: user.id });
  const { change } = await newestEmail(server.ctx, 'second_factor_changed', user.email);
  expect(change).toBe('turned_off_by_reset');
});

it('a reset leaves two-step sign-in on that has been on for a week, whatever was added since', async () => {
  const cookies = await server.signIn(user);
  await setUpApp(server.app, cookies, clock);
  pass(6 * DAY);
  await setUpApp(server.app, cookies, clock);
  pass(DAY);
  expect(await reset()).not.toHaveProperty('twoStepTurnedOff');
  const answer = await login(server.app, user.email, newPassword);
  expect(answer.json()).toMatchObject({ secondStep: { methods: ['code', 'recovery'] } });
});

function pass(milliseconds: number): void {
  clock = new Date(clock.getTime() + milliseconds);
}

async function reset(): Promise<unknown> {
  await forgotPassword(server.app, user.email);
  const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
  const send = () =>
    resetByLink(server.app, token, newPassword, { key: `reset-of-account-${user.id}` });
  const response = await send();
  expect(response.statusCode).toBe(200);
  // A retry after a lost response gets the same one.
  expect((await send()).json()).toEqual(response.json());
  return response.json();
}
