import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxRows } from '../testing/outbox-rows.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const family = '👨‍👩‍👧‍👦';

const noEmail = 'Please enter a valid email address';
const nameTooLong = 'Please use 100 characters or fewer';
const phoneTooLong = 'Please use 40 characters or fewer';
const tooShort = 'Please provide some feedback (minimum 10 characters)';
const tooLong = 'Please use 5,000 characters or fewer';

let server: TestServer;
let businessId: number;

beforeAll(async () => {
  server = await startTestServer();
  businessId = (await server.addBusiness()).id;
});

afterAll(() => server.close());

describe('V-59 rejects what the form rejects', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['V-20 no name', { name: '' }, { name: 'Name is required' }],
    ['V-20 a name of one letter', { name: ' A ' }, { name: 'Name is required' }],
    ['V-20 a name of one emoji', { name: family }, { name: 'Name is required' }],
    ['a name of 101 letters', { name: 'A'.repeat(101) }, { name: nameTooLong }],
    ['V-21 no email', { email: '' }, { email: noEmail }],
    ['V-21 half an email', { email: 'ann@' }, { email: noEmail }],
    ['V-21 an email with spaces', { email: 'a nn@x.example.com' }, { email: noEmail }],
    ['V-21 an email of 255 letters', { email: longEmail(255) }, { email: noEmail }],
    ['V-22 a phone of 41 characters', { phone: '5'.repeat(41) }, { phone: phoneTooLong }],
    ['V-23 a text of nine letters', { feedback: ' 123456789 ' }, { feedback: tooShort }],
    ['V-23 a text of nine emoji', { feedback: family.repeat(9) }, { feedback: tooShort }],
    ['V-23 no text', { feedback: undefined }, { feedback: tooShort }],
    ['V-24 a text of 5,001 letters', { feedback: 'é'.repeat(5_001) }, { feedback: tooLong }],
    ['V-24 a text of 50,000 letters', { feedback: 'x'.repeat(50_000) }, { feedback: tooLong }],
  ])('%s', async (_what, changes, fields) => {
    const before = await outboxRows(server.ctx);
    const answer = await sendFeedback(server.app, businessId, changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields });
    expect(answer.json<{ message: string }>().message).toBe(Object.values(fields)[0]);
    expect(await outboxRows(server.ctx)).toEqual(before);
  });

  it('reports every invalid field', async () => {
    const answer = await sendFeedback(server.app, businessId, {
      name: '',
      email: 'x',
      feedback: 'short',
    });
    expect(answer.json()).toMatchObject({
      fields: { name: 'Name is required', email: noEmail, feedback: tooShort },
    });
  });
});

describe('accepts what the form accepts', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a name of two letters', { name: 'Bo' }],
    ['a name of 100 emoji', { name: family.repeat(100) }],
    ['C-35 the words for what was left empty', { name: 'Anonymous', email: 'Not provided' }],
    ['C-35 nothing but the text', { name: undefined, email: undefined, phone: undefined }],
    ['V-22 an empty phone', { phone: '' }],
    ['a phone in words', { phone: 'after 5 pm: +48 (22) 555-01-00 ext 3' }],
    ['an email of 254 letters', { email: longEmail(254) }],
    ['V-23 a text of ten letters', { feedback: '1234567890' }],
    ['V-23 a text of ten emoji', { feedback: family.repeat(10) }],
    ['V-24 a text of 5,000 letters with accents', { feedback: 'é'.repeat(5_000) }],
    ['unknown fields', { isAdmin: true, recipient: 'x@evil.example.com' }],
  ])('%s', async (_what, changes) => {
    const answer = await sendFeedback(server.app, businessId, changes);
    expect(answer.json()).toEqual({ success: true });
    expect(answer.statusCode).toBe(200);
  });
});

describe('C-33 rejects feedback for an inactive page', () => {
  it.each<[string, { isActive: boolean }, { isActive: boolean }]>([
    ['an inactive business', { isActive: false }, { isActive: true }],
    ['C-17 a business whose owner is deactivated', { isActive: true }, { isActive: false }],
  ])('%s', async (_what, state, ownerState) => {
    const owner = await server.addOwner(ownerState);
    const { id } = await server.addBusiness({ ...state, userId: owner.id });
    const answer = await sendFeedback(server.app, id);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'business_inactive' });
    const rows = await server.ctx.pool.query('select from outbox where business_id = $1', [id]);
    expect(rows.rowCount).toBe(0);
  });
});

it('K-15 answers 5xx with an error if it cannot be stored', async () => {
  server.expectErrors();
  await server.ctx.pool.query('alter table outbox rename to away');
  const answer = await sendFeedback(server.app, businessId);
  await server.ctx.pool.query('alter table away rename to outbox');
  expect(answer.statusCode).toBe(500);
  expect(answer.json<{ error: string }>().error).toMatch(/^Something went wrong on our end/);
});

function longEmail(length: number): string {
  const host = `${'h'.repeat(60)}.`.repeat(3);
  return `${'l'.repeat(64)}@${host}${'t'.repeat(length - 64 - 1 - host.length)}`;
}
