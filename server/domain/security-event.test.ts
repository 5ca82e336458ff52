import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { rateLimits } from '../../contract/rate-limits.ts';
import { post, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let server: TestServer;
let before: number;

beforeAll(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(() => {
  before = server.logLines.length;
});

it('logs who was denied what', async () => {
  const user = await server.addOwner();
  const business = await server.addBusiness();
  const cookies = await server.signIn(user);
  await server.app.inject({ url: '/api/admin/users', cookies });
  await server.app.inject({ url: '/api/admin/users' });
  const url = `/api/businesses/toggle-business-active/${business.id}`;
  await post(server.app, url, { isActive: false }, { cookies });
  const denied = { securityEvent: 'access-denied', userId: user.id };
  expect(events()).toEqual([
    { ...denied, method: 'GET', route: '/api/admin/users' },
    { ...denied, method: 'POST', route: '/api/businesses/toggle-business-active/:businessId' },
  ]);
});

it('logs what admins do to others, and whose sessions that ends', async () => {
  const admin = await server.addOwner({ isAdmin: true });
  const user = await server.addOwner();
  const cookies = await server.signIn(admin);
  const url = `/api/admin/toggle-active/${user.id}`;
  await post(server.app, url, { isActive: false }, { cookies });
  await post(server.app, url, { isActive: false }, { cookies }); // changes nothing anymore
  const action = { securityEvent: 'admin-action', userId: admin.id, targetKind: 'user' };
  expect(events()).toEqual([
    { ...action, action: 'deactivate_user', targetId: user.id },
    { securityEvent: 'sessions-ended', userId: user.id, by: admin.id },
    { securityEvent: 'account-deactivated', userId: user.id },
  ]);
});

it('logs a reached limit once a minute, however often it refuses', async () => {
  const business = await server.addBusiness();
  const send = async (count: number, remoteAddress: string) => {
    for (let i = 0; i < count; i += 1)
      await sendFeedback(server.app, business.id, {}, { remoteAddress });
  };
  await send(rateLimits.feedback.points + 3, '203.0.113.1');
  await send(rateLimits.feedback.points + 2, '203.0.113.2');
  const event = { securityEvent: 'limit-reached', limit: 'feedback' };
  expect(events()).toEqual([{ ...event, refused: 1 }]);
  clock = new Date(clock.getTime() + MINUTE);
  await send(1, '203.0.113.1');
  expect(events()).toEqual([
    { ...event, refused: 1 },
    { ...event, refused: 5 },
  ]);
});

/** What every line has. */
const usual = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId']);

/** The security events of this test. */
function events(): Record<string, unknown>[] {
  return server.logLines
    .slice(before)
    .map((line) => JSON.parse(line) as Record<string, unknown>) // pino's own format
    .filter(({ securityEvent }) => securityEvent !== undefined)
    .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !usual.has(name))));
}
