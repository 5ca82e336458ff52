import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutesOf } from '../../contract/constraints.ts';
import { MINUTE } from '../../contract/durations.ts';
import {
  linksOf,
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '../testing/mail-server.ts';
import { onlyOutboxRow } from '../testing/outbox-rows.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { EmailKind, EmailPayloads } from './email-payloads.ts';

const publicUrl = 'http://reviews.example.com';
const start = new Date('2026-11-21T10:00:00Z');
const token = 'Zr8x0Jq1b2kL5mN7pQ9sT3vW6yA4cE8gH0iK2oU5wX-_';
const person = { to: 'olive@maple.example.com', name: 'Olive Owner' };

/** Each account email's payload, as the domain stores it, and its expected subject. */
const messages = {
  verify_email: { ...person, code: '048213' },
  account_exists: person,
  reset_password: { ...person, token, code: '004718' },
  password_changed: person,
  account_deactivated: person,
  email_changed: { ...person, newAddress: 'new@maple.example.com' },
  email_taken: person,
  account_deleted: {
    ...person,
    deletedAt: '2026-11-21T10:00:00Z',
    goneAt: '2026-12-05T10:00:00Z',
  },
  new_sign_in: { ...person, browser: 'Chrome on Android' },
  second_factor_changed: { ...person, change: 'recovery_code_used' as const },
  account_corrected: { ...person, change: 'email_requested' as const },
  confirm_corrected_email: { ...person, token },
  business_suspended: { ...person, businessName: 'Maple Clinic', reason: 'A wrong link.' },
  business_transferred: { ...person, businessName: 'Maple Clinic', isNew: true },
} satisfies Partial<EmailPayloads>;
const subjects = {
  verify_email: 'Your Fourgood verification code',
  account_exists: 'You already have a Fourgood account',
  reset_password: 'Reset your Fourgood password',
  password_changed: 'Your Fourgood password was changed',
  account_deactivated: 'Your Fourgood account was deactivated',
  email_changed: 'Your Fourgood email address was changed',
  email_taken: 'This email address already has a Fourgood account',
  account_deleted: 'Your Fourgood account was deleted',
  new_sign_in: 'New sign-in to your Fourgood account',
  second_factor_changed: 'Fourgood: A recovery code was used',
  account_corrected: 'Your Fourgood email address is being changed',
  confirm_corrected_email: 'Confirm your Fourgood email address',
  business_suspended: 'Your review page was suspended',
  business_transferred: 'A business was transferred to your account',
};
type Kind = keyof typeof messages;
const kinds = Object.keys(messages) as Kind[]; // the keys of the object above

let clock: Date;
let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = {
    MAIL_FROM: 'no-reply@fourgood.example.com',
    CONTACT_EMAIL: 'help@example.com',
  };
  server = await startTestServer(
    { SMTP_URL: mailServer.url, PUBLIC_URL: publicUrl, ...settings },
    { now: () => clock },
  );
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  clock = start;
  mailServer.behave('accept');
  mailServer.received.length = 0;
  await server.ctx.pool.query('delete from outbox');
});

describe.each(kinds)('%s', (kind) => {
  let email: ReceivedMail;

  beforeEach(async () => {
    email = await deliver(kind, messages[kind]);
  });

  it('goes only to the address in the message, from our address, marked as automatic', () => {
    const { recipients, from, parsed } = email;
    expect(recipients).toEqual(['olive@maple.example.com']);
    expect(from).toBe('no-reply@fourgood.example.com');
    expect(parsed.to).toEqual([{ name: 'Olive Owner', address: 'olive@maple.example.com' }]);
    expect(parsed.from).toEqual({ name: 'Fourgood', address: 'no-reply@fourgood.example.com' });
    expect(parsed.replyTo).toBeUndefined();
    expect(parsed.subject).toBe(subjects[kind]);
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('has a greeting, and the same content as text and HTML', () => {
    const { text, html } = readable(email);
    expect(text).toContain('Hi Olive Owner,');
    for (const line of text.split('\n').filter((one) => one !== '--'))
      expect(html, line).toContain(line.trim().replace(/:$/, ''));
  });

  it('says what to do if it was someone else', () => {
    expect(readable(email).text).toMatch(/if (?:this wasn't you|you didn't|this was a mistake)/i);
  });

  it('loads no images and contains no trackers', () => {
    const { html } = readable(email);
    expect(email.parsed.html).not.toMatch(/<(?:img|script|link|iframe|object|form|video|svg)\b/i);
    expect(email.parsed.html).not.toMatch(
      /\b(?:src|srcset|background)\s*=|url\(|@import|@font-face/i,
    );
    expect(email.parsed.attachments).toEqual([]);
    expect(html).not.toContain('undefined');
  });

  it('links only to PUBLIC_URL and the contact address, and the text contains every link', () => {
    const { text } = readable(email);
    expect(linksOf(email).length).toBeGreaterThan(0);
    for (const url of linksOf(email)) {
      expect(url).toMatch(/^(?:http:\/\/reviews\.example\.com\/|mailto:help@example\.com$)/);
      expect(text).toContain(url.replace('mailto:', ''));
    }
  });

  it('supports light and dark mode, with no secrets in the preview', () => {
    const html = email.parsed.html ?? '';
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    const preview = /<div style="display:none[^>]*>([^&]+)/.exec(html)?.[1] ?? '';
    expect(preview.length).toBeGreaterThan(20);
    expect(preview).not.toMatch(/\d{6}|reset=/);
    expect(email.parsed.subject).not.toMatch(/\d/);
  });
});

it('K-03 contains the code as six digits that can be copied', async () => {
  const email = await deliver('verify_email', messages.verify_email);
  expect(email.parsed.text).toMatch(/^ *048213$/m);
  expect(email.parsed.html).toContain('>048213<');
  expect(email.parsed.text).toContain('expires in 10 minutes');
});

it('K-06 contains link and code in one email', async () => {
  const { parsed } = await deliver('reset_password', messages.reset_password);
  const url = `${publicUrl}/reset-password?reset=${token}`;
  expect(parsed.text).toContain(`\n${url}\n`);
  expect(parsed.html).toContain(`href="${url}"`);
  expect(parsed.text).toMatch(/^ *004718$/m);
  expect(parsed.text).toContain('expires in 30 minutes');
});

it('asks a new address to confirm it, which may be a stranger’s', async () => {
  const expiresAt = '2026-11-22T10:00:00.000Z';
  await write('confirm_email', { ...person, token, expiresAt }, 10);
  await server.ctx.outbox.work();
  const { parsed, recipients } = mailServer.received[0] ?? {};
  expect(recipients).toEqual([person.to]);
  expect(parsed?.to).toEqual([{ name: '', address: person.to }]);
  expect(parsed?.text).toContain(`\n${publicUrl}/confirm-email?token=${token}\n`);
  expect(parsed?.html).toContain(`href="${publicUrl}/confirm-email?token=${token}"`);
  expect(parsed?.text).toContain('until November 22, 2026 at 10:00 AM UTC');
  expect(parsed?.text).toContain('Olive Owner asked to use this email address');
  expect(parsed?.text).toContain("If this wasn't you, you can ignore this email.");
});

it('tells the old address where the account went, and whom to ask for help', async () => {
  const { parsed } = await deliver('email_changed', messages.email_changed);
  expect(parsed.text).toContain('was changed to new@maple.example.com on');
  expect(parsed.html).toContain('href="mailto:help@example.com"');
});

it('a password set in the account says that other devices were signed out', async () => {
  const { parsed } = await deliver('password_changed', { ...person, inAccount: true });
  expect(parsed.text).toContain('all other devices were signed out');
  expect(parsed.text).not.toContain('sign in with your new password');
});

it.each([true, false])(
  'a new password that ended an email change says so (%s)',
  async (inAccount) => {
    const ended = { ...person, inAccount, endedAddress: 'new@maple.example.com' };
    const { parsed } = await deliver('password_changed', ended);
    expect(parsed.text).toContain('to new@maple.example.com was still unconfirmed');
    mailServer.received.length = 0;
    const without = await deliver('password_changed', { ...person, inAccount });
    expect(without.parsed.text).not.toContain('unconfirmed');
  },
);

it('a deactivation does not promise what the dialog ruled out', async () => {
  const { parsed } = await deliver('account_deactivated', messages.account_deactivated);
  expect(parsed.text).toContain("You can't undo this yourself.");
  expect(parsed.text).not.toMatch(/reactivat|account back/i);
});

it('a corrected address gets the same link, without a code', async () => {
  const { parsed } = await deliver('confirm_corrected_email', messages.confirm_corrected_email);
  expect(parsed.text).toContain(`\n${publicUrl}/reset-password?reset=${token}\n`);
  expect(parsed.text).not.toMatch(/^ *\d{6}$/m);
});

it('a suspension is explained, and its end is told', async () => {
  const suspended = await deliver('business_suspended', messages.business_suspended);
  expect(suspended.parsed.text).toContain('\nA wrong link.\n');
  mailServer.received.length = 0;
  const lifted = { ...messages.business_suspended, reason: null };
  const { parsed } = await deliver('business_suspended', lifted);
  expect(parsed.subject).toBe('Your review page is no longer suspended');
});

it('puts nothing but the token into the link', async () => {
  const { parsed } = await deliver('reset_password', {
    ...messages.reset_password,
    token: 'a&b="><script>#x',
  });
  expect(parsed.text).toContain('/reset-password?reset=a%26b%3D%22%3E%3Cscript%3E%23x\n');
  expect(parsed.html).not.toContain('<script');
});

it.each([
  'password_changed',
  'account_deactivated',
  'email_changed',
  'account_deleted',
  'new_sign_in',
  'second_factor_changed',
] as const)('%s says when it happened, even if delivered late', async (kind) => {
  await write(kind, messages[kind], 72 * 60);
  clock = after(65 * 60);
  await server.ctx.outbox.work();
  expect(mailServer.received[0]?.parsed.text).toContain('November 21, 2026 at 10:00 AM UTC');
});

describe('while the mail server is down', () => {
  it('states how long the code is valid at the time of sending', async () => {
    await tryInVain('verify_email', messages.verify_email, minutesOf.verifyCode);
    clock = after(6.5);
    await server.ctx.outbox.work();
    expect(mailServer.received[0]?.parsed.text).toContain('expires in 4 minutes');
  });

  it('drops an email whose code has expired', async () => {
    await tryInVain('verify_email', messages.verify_email, minutesOf.verifyCode);
    clock = after(10);
    await server.ctx.outbox.work();
    expect(mailServer.received).toEqual([]);
    expect(await onlyOutboxRow(server.ctx)).toMatchObject({
      status: 'undeliverable',
      payload: null,
    });
  });

  it('sends a link that is still valid without its expired code', async () => {
    await tryInVain('reset_password', messages.reset_password, minutesOf.resetLink);
    clock = after(12);
    await server.ctx.outbox.work();
    const { text, html } = mailServer.received[0]?.parsed ?? {};
    expect(text).toContain(`reset=${token}`);
    expect(text).toContain('expires in 18 minutes');
    expect(`${text}${html}`).not.toContain('004718');
  });

  it('drops an email whose link has expired', async () => {
    await tryInVain('reset_password', messages.reset_password, minutesOf.resetLink);
    clock = after(30);
    await server.ctx.outbox.work();
    expect(mailServer.received).toEqual([]);
    expect(await onlyOutboxRow(server.ctx)).toMatchObject({ payload: null });
  });
});

it('sends nothing to an address that gets no email, and finishes the row', async () => {
  await write('no_mail', {}, 10);
  await server.ctx.outbox.work();
  expect(mailServer.received).toEqual([]);
  expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'delivered', payload: null });
});

describe('a name', () => {
  it.each([
    ["O'Brien, Ann-Marie", "O'Brien, Ann-Marie"],
    ['Dr. José Ñuñez (jr.)', 'Dr. José Ñuñez (jr.)'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['山田 太郎', '山田 太郎'],
    ['  नमिता  ', 'नमिता'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ])('appears in To as typed: %s', async (name, shown) => {
    const { parsed, recipients } = await deliver('account_exists', { ...person, name });
    expect(parsed.to).toEqual([{ name: shown, address: person.to }]);
    expect(recipients).toEqual([person.to]);
    expect(parsed.text).toContain(`Hi ${shown},`);
  });

  it.each([
    ['line breaks', 'Ann\r\nBcc: thief@evil.example.com'],
    ['a bare line feed', 'Ann\nX-Evil: 1'],
    ['a line separator', 'Ann\u2028Bcc: thief@evil.example.com'],
    ['a right-to-left override', 'Ann\u202Emoc.live'],
    ['a joiner between Latin letters', 'A\u200Dnn'],
    ['quotes and brackets', '"Ann" <thief@evil.example.com>,'],
    ['a group', 'Friends: thief@evil.example.com, b@evil.example.com;'],
    ['an encoded word', '=?utf-8?Q?Ann=0D=0ABcc:_thief@evil.example.com?='],
    ['a web address', 'Win at evil.example.com'],
    ['a web address after slashes', 'https://evil.example.com/x'],
    ['a phone number', 'Call 1-800-555-0100'],
    ['a whole message', 'Your parcel is waiting please pay the customs fee at once'],
    ['markup', '<b>Ann</b>'],
  ])('with %s neither adds a header nor reaches a stranger', async (_what, name) => {
    const { parsed, recipients, raw } = await deliver('verify_email', {
      ...messages.verify_email,
      name,
    });
    expect(recipients).toEqual([person.to]);
    expect(parsed.to).toEqual([{ name: '', address: person.to }]);
    expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
    expect(raw).not.toMatch(/^(?:bcc|x-evil)/im);
    expect(parsed.text).toContain('\nHi,\n');
    expect(`${parsed.text}${parsed.html}`).not.toMatch(/evil|800|parcel|<b>/);
  });
});

/** Stores an email as the domain does. */
function write<K extends EmailKind>(kind: K, payload: EmailPayloads[K], minutes: number) {
  const rest = { userId: null, businessId: null, identity: null, hours: minutes / 60 };
  return server.ctx.outbox.add(server.ctx.db, { kind, payload, ...rest });
}

async function deliver<K extends Kind>(kind: K, payload: EmailPayloads[K]): Promise<ReceivedMail> {
  await write(kind, payload, 10);
  await server.ctx.outbox.work();
  const [email, ...more] = mailServer.received;
  expect(more).toEqual([]);
  if (!email) throw new Error('No email arrived.');
  return email;
}

/** One attempt while the mail server rejects email; then it accepts email again. */
async function tryInVain<K extends Kind>(kind: K, payload: EmailPayloads[K], minutes: number) {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  await write(kind, payload, minutes);
  await server.ctx.outbox.work();
  mailServer.behave('accept');
}

function after(minutes: number): Date {
  return new Date(start.getTime() + minutes * MINUTE);
}

/** The text, and the visible words of the HTML. */
function readable({ parsed }: ReceivedMail): { text: string; html: string } {
  const html = (parsed.html ?? '')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)));
  return { text: (parsed.text ?? '').trim(), html };
}
