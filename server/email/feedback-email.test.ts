import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BusinessRow } from '../db/businesses.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '../testing/mail-server.ts';
import { feedbackForm, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
let business: BusinessRow;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@fourgood.example.com',
  });
  business = await server.addBusiness();
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(() => {
  mailServer.received.length = 0;
});

it.each([
  ['line breaks in the name', { name: 'Ann\r\nBcc: thief@evil.example.com' }],
  ['a bare line feed in the name', { name: 'Ann\nSubject: Won' }],
  ['commas in the name', { name: 'Ann, thief@evil.example.com' }],
  ['brackets and quotes in the name', { name: '"Ann" <thief@evil.example.com>,' }],
  ['a group in the name', { name: 'Friends: thief@evil.example.com, b@evil.example.com;' }],
  ['line breaks in the phone', { phone: '555\r\nBcc: thief@evil.example.com\r\n\r\nHi' }],
  ['a whole second email in the text', { feedback: `x\r\n.\r\nMAIL FROM:<a@b.co>\r\nDATA\r\n` }],
])('K-15 sends one email to one recipient despite %s', async (_what, changes) => {
  const { recipients, from, parsed } = await deliver(changes);
  expect(recipients).toEqual(['feedback@maple.example.com']);
  expect(from).toBe('no-reply@fourgood.example.com');
  expect(parsed.to).toEqual([{ name: 'Olive Owner', address: 'feedback@maple.example.com' }]);
  expect(parsed.cc).toBeUndefined();
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.replyTo).toHaveLength(1);
  expect(parsed.replyTo?.[0]?.address).toBe('ann@visitor.example.com');
  expect(parsed.subject).toBe('New private feedback from your review page');
});

it('adds no header from visitor input', async () => {
  const { parsed } = await deliver({ name: 'Ann\r\nX-Evil: 1', phone: '5\r\nX-Evil: 2' });
  const names = parsed.headers.map(({ key }) => key).toSorted();
  expect(names).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]);
});

it.each([
  ['an address with a line break', 'ann@x.example.com\r\nBcc: thief@evil.example.com'],
  ['two addresses', 'ann@x.example.com, thief@evil.example.com'],
  ['a name before the address', 'Ann <ann@x.example.com>'],
  ['an address without a dot in its host', 'ann@localhost'],
])('V-21 rejects %s', async (_what, email) => {
  const answer = await sendFeedback(server.app, business.id, { email });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    fields: { email: 'Please enter a valid email address' },
  });
});

it('never uses "Not provided" as an address', async () => {
  const { parsed, raw } = await deliver({ email: 'Not provided' });
  expect(parsed.replyTo).toBeUndefined();
  expect(raw).not.toMatch(/^reply-to:/im);
  expect(parsed.text).toContain('Email: Not provided');
});

it('sets Reply-To if the visitor left an address', async () => {
  const { parsed } = await deliver({});
  expect(parsed.replyTo).toEqual([{ name: 'Ann Visitor', address: 'ann@visitor.example.com' }]);
});

it('puts the name in Reply-To without its direction marks', async () => {
  const { raw, parsed } = await deliver({ name: 'Ann\u202E\u2066 moc.live\u200F' });
  expect(parsed.replyTo).toEqual([{ name: 'Ann moc.live', address: 'ann@visitor.example.com' }]);
  expect(raw).not.toMatch(/^reply-to:.*=E2=8[01]/im);
});

it('shows HTML in every field as plain text', async () => {
  const markup = '<b onclick="x()">&amp;</b><script>alert(1)</script>';
  const { parsed } = await deliver({ name: markup, phone: '<i>1</i>', feedback: markup });
  const escaped =
    '&#60;b onclick=&#34;x()&#34;&#62;&#38;amp;&#60;/b&#62;&#60;script&#62;alert(1)&#60;/script&#62;';
  expect(parsed.html?.split(escaped)).toHaveLength(4); // the name twice, the message once
  expect(parsed.html).not.toMatch(/<script|<b |<i>/);
  expect(parsed.text).toContain(`Name: ${markup}`);
});

it('F-16 contains every field in text and HTML', async () => {
  const { parsed } = await deliver({});
  for (const value of Object.values(feedbackForm)) {
    expect(parsed.text).toContain(value);
    expect(parsed.html).toContain(value);
  }
});

it('tells businesses of the same name apart by nickname, location and review page', async () => {
  const { text, html } = (await deliver({})).parsed;
  expect(text).not.toContain('nickname');
  const page = `${server.ctx.config.publicUrl}/thumbs-up-down/${business.slug}`;
  expect(text).toContain(`Review page: ${page}`);
  expect(html).toContain(`href="${page}"`);
  const other = await server.addBusiness({
    nickname: 'Downtown <b>',
    city: 'Reno',
    state: 'NV',
  });
  mailServer.received.length = 0;
  await sendFeedback(server.app, other.id);
  await server.ctx.outbox.work();
  const [email] = mailServer.received;
  expect(email?.parsed.subject).toBe('New private feedback from your review page');
  expect(email?.parsed.text).toContain('Business nickname: Downtown <b>');
  expect(email?.parsed.html).toContain('Downtown &#60;b&#62;');
  expect(email?.parsed.text).toContain('Location: Reno, NV');
  expect(email?.parsed.text).toContain(`/thumbs-up-down/${other.slug}`);
});

it('keeps the message’s line breaks and adds none', async () => {
  const { parsed } = await deliver({ feedback: 'First line.\n\n  Third line, indented.' });
  expect(parsed.html).toMatch(
    /white-space:pre-wrap[^>]*>First line\.\n\n {2}Third line, indented\.</,
  );
});

it('keeps long lines, other scripts and emoji intact', async () => {
  const feedback = `${'長い待ち時間 '.repeat(200)}\n👩‍👩‍👧‍👦 Łódź\n${'x'.repeat(2_000)}`;
  const { parsed } = await deliver({ feedback });
  expect(parsed.text).toContain(feedback);
});

it('is marked as automatic, with sender and message id', async () => {
  const { parsed } = await deliver({});
  expect(parsed.from).toEqual({ name: 'Fourgood', address: 'no-reply@fourgood.example.com' });
  expect(parsed.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(parsed.messageId).toMatch(/^<feedback-\d+-\d+@fourgood\.example\.com>$/);
});

it('K-15 takes the recipient and the business from the database, not from the request body', async () => {
  const { recipients, parsed } = await deliver({
    businessName: 'Evil Clinic',
    businessId: 999,
    feedbackEmail: 'thief@evil.example.com',
  });
  expect(recipients).toEqual(['feedback@maple.example.com']);
  expect(parsed.text).toContain('New feedback for Maple Street Clinic');
  expect(parsed.text).not.toContain('Evil');
});

/** Sends feedback and returns the resulting email. */
async function deliver(changes: Record<string, unknown>): Promise<ReceivedMail> {
  const answer = await sendFeedback(server.app, business.id, changes);
  expect(answer.json()).toEqual({ success: true });
  await server.ctx.outbox.work();
  const [email, ...more] = mailServer.received;
  expect(more).toEqual([]);
  if (!email) throw new Error('No email arrived.');
  return email;
}
