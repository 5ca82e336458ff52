import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '../../contract/durations.ts';
import { createContext, type Context } from '../context.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { onlyOutboxRow } from '../testing/outbox-rows.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
  businessId = (await server.addBusiness()).id;
});

afterEach(async () => {
  await server.close();
  await mailServer.stop();
});

it('sends each of 50 emails once with two processes working at the same time', async () => {
  const other = await server.addProcess();
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      sendFeedback(server.app, businessId, { feedback: `Message number ${i} of fifty.` }),
    ),
  );
  await Promise.all([server.ctx.outbox.work(), other.ctx.outbox.work()]);
  const numbers = mailServer.received.map(
    ({ parsed }) => /number (\d+)/.exec(parsed.text ?? '')?.[1],
  );
  expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 50 }, (_, i) => String(i)),
  );
});

it('sends feedback automatically, soon after it was received', async () => {
  server.ctx.outbox.start();
  const email = mailServer.nextMail();
  await sendFeedback(server.app, businessId);
  await email;
  expect(mailServer.received).toHaveLength(1);
});

it('sends messages left from before when it starts', async () => {
  await sendFeedback(server.app, businessId);
  const email = mailServer.nextMail();
  const next = await server.addProcess();
  next.ctx.outbox.start();
  await email;
  expect(mailServer.received).toHaveLength(1);
});

it('leaves a claimed row alone until its lease has expired', async () => {
  await sendFeedback(server.app, businessId);
  // By the database's clock, whatever this process's says.
  const lease = (end: string) =>
    server.ctx.pool.query(
      `update outbox set attempts = 1, leased_until = now() + interval '${end}'`,
    );
  await lease('1 minute');
  clock = new Date(clock.getTime() + HOUR);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(0);

  await lease('-1 second');
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('skips a row that another process is claiming, without waiting', async () => {
  for (let i = 0; i < 3; i += 1) await sendFeedback(server.app, businessId);
  const other = await server.ctx.pool.connect();
  await other.query('begin; select from outbox where id = (select min(id) from outbox) for update');
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(2);

  await other.query('rollback');
  other.release();
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(3);
});

it('stops promptly in the middle of a stalled email, which the next start sends', async () => {
  mailServer.behave('stall');
  const stalled = mailServer.nextContent();
  const process = await server.addProcess();
  await sendFeedback(server.app, businessId);
  process.ctx.outbox.start();
  await stalled;

  // Without the abort, the email would block it for the 20 seconds of the socket timeout.
  const late = wait(10_000, 'late', { ref: false });
  expect(await Promise.race([process.ctx.outbox.close(), late])).not.toBe('late');
  expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'waiting', leased_until: null });

  mailServer.behave('accept');
  const next = await server.addProcess();
  await next.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('keeps rows it cannot decrypt after the secret changed, and continues', async () => {
  await sendFeedback(server.app, businessId);
  const changed = contextWithSecret('another secret of at least 32 characters');
  await changed.outbox.work();
  // Another process may know the secret: for two minutes, it is left to that one.
  expect(await onlyOutboxRow(changed)).toMatchObject({ status: 'waiting', attempts: 0 });
  clock = new Date(clock.getTime() + 120_000);
  await changed.outbox.work();
  expect(await onlyOutboxRow(changed)).toMatchObject({ status: 'waiting', attempts: 1 });

  clock = new Date(clock.getTime() + 120_000);
  await server.ctx.outbox.work();
  expect(await onlyOutboxRow(changed)).toMatchObject({ status: 'delivered' });
  await changed.close();
});

it('survives a failing database, logs it, and sends once it is back', async () => {
  server.expectErrors();
  await sendFeedback(server.app, businessId);
  await server.ctx.pool.query('alter table outbox rename to away');
  server.ctx.outbox.start();
  const logged = () => expect(server.logLines.join('')).toContain('could not process the outbox');
  await vi.waitFor(logged, { timeout: MINUTE });
  await server.ctx.pool.query('alter table away rename to outbox');
  const email = mailServer.nextMail();
  server.ctx.outbox.wake();
  await email;
});

function contextWithSecret(value: string): Context {
  const { config, log } = server.ctx;
  if (config.database.kind !== 'external') throw new Error('Tests name their database.');
  return createContext(
    { ...config, secret: { kind: 'given', value } },
    { connectionString: config.database.url },
    { now: () => clock, log: log as Logger }, // the test server uses pino
  );
}
