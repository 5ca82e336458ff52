import { wrong } from './config-error.ts';
import type { SettingReader } from './setting-reader.ts';

/** `requireTls`: an smtp:// server has to offer STARTTLS. */
export interface MailConfig {
  from: string;
  transport: { kind: 'smtp'; url: string; requireTls: boolean } | { kind: 'inbox' };
}

const example = 'SMTP_URL=smtps://user:password@mail.example.com';

export function parseMail(read: SettingReader, production: boolean, publicUrl: string): MailConfig {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com');
  if (!url && production)
    throw wrong('SMTP_URL', 'a mail server is required in production', example);
  if (url && production) refuseLogging(url);
  const isPlainAllowed = read.oneOf('ALLOW_PLAIN_SMTP', ['on', 'off'], 'off') === 'on';
  const requireTls = production && !isPlainAllowed;
  if (url && requireTls) refuseUnsafeOptions(url);
  const { hostname } = new URL(publicUrl);
  const from =
    read.email('MAIL_FROM') ?? `no-reply@${hostname.includes('.') ? hostname : 'example.com'}`;
  return {
    from,
    transport: url ? { kind: 'smtp', url: url.href, requireTls } : { kind: 'inbox' },
  };
}

/** nodemailer reads its options from the URL, too: this one prints whole emails, with codes and feedback. */
function refuseLogging(url: URL): void {
  if (!isOn(url, 'logger')) return;
  throw wrong('SMTP_URL', 'its option "logger" would print emails to the log', example);
}

/** These turn encryption or its checks off. */
function refuseUnsafeOptions(url: URL): void {
  const isOff = (name: string) => url.searchParams.has(name) && !isOn(url, name);
  if (!isOn(url, 'ignoreTLS') && !isOn(url, 'opportunisticTLS') && !isOff('requireTLS')) {
    if (!isOff('tls.rejectUnauthorized')) return;
  }
  throw wrong(
    'SMTP_URL',
    'its options turn encryption off (ALLOW_PLAIN_SMTP=on allows that)',
    example,
  );
}

function isOn({ searchParams }: URL, option: string): boolean {
  return !['0', 'false', null].includes(searchParams.get(option));
}
