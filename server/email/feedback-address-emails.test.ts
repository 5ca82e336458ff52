import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSignedInOwner, sendTest, setUpWith } from '../testing/feedback-address.ts';
import {
  linksOf,
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const publicUrl = 'http://reviews.example.com';
const desk = 'desk@cedar.example.com';
const now = new Date('2026-11-21T10:00:00Z');

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = {
    MAIL_FROM: 'no-reply@fourgood.example.com',
    CONTACT_EMAIL: 'help@example.com',
  };
  server = await startTestServer(
    { SMTP_URL: mailServer.url, PUBLIC_URL: publicUrl, LIMITS: 'off', ...settings },
    { now: () => now },
  );
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  mailServer.received.length = 0;
  await server.ctx.pool.query(
    'truncate outbox, outbox_keys, confirmed_addresses, address_confirmations',
  );
});

interface Names {
  owner?: string;
  business?: string;
}

/** Each email about a feedback address, as the product sends it. */
const emails = {
  async confirm_feedback_address({ owner = 'Olive Owner', business = 'Maple Dental' }: Names) {
    await setUpWith(await addSignedInOwner(server, { name: owner }), desk, { name: business });
  },
  async feedback_moved({ owner = 'Olive Owner', business = 'Maple Dental' }: Names) {
    const { user } = await addSignedInOwner(server, { name: owner });
    const { id } = await server.addBusiness({ userId: user.id, name: business });
    const payload = { to: desk, by: 'owner', others: 0, newAddress: null } as const;
    const rest = { userId: user.id, businessId: id, identity: null, hours: 72 };
    await server.ctx.outbox.add(server.ctx.db, { kind: 'feedback_moved', payload, ...rest });
  },
  async feedback_test({ owner = 'Olive Owner', business = 'Maple Dental' }: Names) {
    const { user, cookies } = await addSignedInOwner(server, { name: owner });
    const { id } = await server.addBusiness({
      userId: user.id,
      name: business,
      feedbackEmail: desk,
      contactName: null,
    });
    await sendTest(server.app, id, cookies);
  },
};
const kinds = Object.keys(emails) as (keyof typeof emails)[]; // the keys of the object above
const subjects = {
  confirm_feedback_address: 'Confirm this email address for private feedback',
  feedback_moved: 'Private feedback no longer comes to this address',
  feedback_test: 'Test: private feedback from your review page',
};

describe.each(kinds)('%s', (kind) => {
  it('goes to one recipient, from our address, with a fixed subject and no Reply-To', async () => {
    const { recipients, from, parsed } = await deliver(kind);
    expect(recipients).toEqual([desk]);
    expect(from).toBe('no-reply@fourgood.example.com');
    expect(parsed.to).toEqual([{ name: '', address: desk }]);
    expect(parsed.replyTo).toBeUndefined();
    expect(parsed.subject).toBe(subjects[kind]);
  });

  it('has the same content as text and HTML, and says what to do if it is unexpected', async () => {
    const { parsed } = await deliver(kind);
    const text = (parsed.text ?? '').trim();
    const html = (parsed.html ?? '').replace(/<br>/g, ' ').replace(/<\/td><td[^>]*>/g, ': ');
    const visible = html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)));
    for (const line of text.split('\n').filter((one) => one !== '--'))
      expect(visible, line).toContain(line.trim().replace(/:$/, ''));
    expect(text).toMatch(/if you didn't (?:expect|ask)/i);
    expect(text).toContain('Maple Dental');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form|video|svg)\b|undefined/i);
  });

  it('links only to PUBLIC_URL and the contact address', async () => {
    const links = linksOf(await deliver(kind));
    expect(links.length > 0).toBe(kind !== 'feedback_test');
    for (const url of links)
      expect(url).toMatch(/^(?:http:\/\/reviews\.example\.com\/|mailto:help@example\.com$)/);
  });

  it('adds no header from names', async () => {
    const owner = 'Ann\r\nBcc: thief@evil.example.com';
    const { recipients, parsed, raw } = await deliver(kind, { owner });
    expect(recipients).toEqual([desk]);
    expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
    expect(raw).not.toMatch(/^(?:bcc|x-evil)/im);
    expect(parsed.text).not.toContain('evil');
  });
});

describe.each(['confirm_feedback_address', 'feedback_moved'] as const)('%s', (kind) => {
  it.each([
    ['a web address', 'Win at evil.example.com'],
    ['a phone number', 'Call 1-800-555-0100'],
    ['a whole message', 'Your parcel is waiting please pay the customs fee now at evil'],
  ])('does not repeat a name that is %s', async (_what, name) => {
    const { parsed } = await deliver(kind, { owner: name, business: name });
    expect(`${parsed.text}${parsed.html}`).not.toMatch(/evil|800|parcel/);
    expect(parsed.text).toContain('a business');
  });
});

it('the link to confirm opens a page of PUBLIC_URL, and its end is stated', async () => {
  const { parsed } = await deliver('confirm_feedback_address');
  expect(parsed.text).toMatch(
    /\nhttp:\/\/reviews\.example\.com\/confirm-feedback-address\?token=[\w-]{43}\n/,
  );
  expect(parsed.text).toContain('until November 28, 2026 at 10:00 AM UTC');
  expect(parsed.text).toContain('Olive Owner asked Fourgood');
});

async function deliver(kind: keyof typeof emails, names: Names = {}): Promise<ReceivedMail> {
  await emails[kind](names);
  await server.ctx.outbox.work();
  const [email, ...more] = mailServer.received;
  expect(more).toEqual([]);
  if (!email) throw new Error('No email arrived.');
  return email;
}
