import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorReply } from '../../contract/errors.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { toDomainError } from './errors.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'maple-street' });
  await server.ctx.pool.query('alter table businesses rename to canary_table');
  server.expectErrors();
});

afterEach(() => server.close());

it('does not tell the caller the cause', async () => {
  const answer = await server.app.inject('/api/businesses/1');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/canary|businesses|relation|select/i);
});

it('returns a reference that is logged with the cause', async () => {
  const answer = await sendFeedback(server.app, 1);
  const { reference, error, message, code } = errorReply.parse(answer.json());
  expect([error, code]).toEqual([message, 'unexpected']);
  expect(reference).toBe(answer.headers['x-request-id']);
  const line = server.logLines.find((text) => text.includes('a request failed'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 50,
    reference,
    req: { method: 'POST', route: '/api/businesses/:id/send-feedback' },
    err: { message: 'relation "businesses" does not exist', errorCode: '42P01' },
  });
});

it('does not take a visitor who is gone for a database that is gone', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  expect(toDomainError(aborted).code).toBe('invalid_request');
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(toDomainError(lost).code).toBe('unavailable');
});

it('logs every 5xx as an error, and no 4xx', async () => {
  await server.app.inject('/api/businesses/1');
  await server.app.inject('/api/nope');
  await server.app.inject({ method: 'POST', url: '/api/reviews/generate', payload: {} });
  const errors = server.logLines.filter((line) => line.includes('"level":50'));
  expect(errors).toHaveLength(1);
});

it('shows a page with the reference, without the cause', async () => {
  await server.ctx.pool.query('alter table logos rename to canary_logos');
  const answer = await server.app.inject(
    `/logos/${'ab'.repeat(32)}.webp?"><script>alert(1)</script>`,
  );
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(`Reference: ${String(answer.headers['x-request-id'])}`);
  expect(answer.body).not.toMatch(/canary|logos|relation|<script/);
});
