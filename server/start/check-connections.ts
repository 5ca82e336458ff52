import { wrong } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import { readConnectionEncryption } from '../db/connection-encryption.ts';
import { readConnectionLimit } from '../db/connection-limit.ts';
import { refusesTls } from '../email/smtp.ts';
import type { ConnectionBudget } from './workers/connection-budget.ts';

/**
 * Checks what settings alone do not show.
 * @returns sentences about what is unsafe, for the operator
 * @throws ConfigError if the mail server would get email unencrypted
 */
export async function checkConnections(
  ctx: Pick<Context, 'config' | 'db'>,
  budget: ConnectionBudget,
): Promise<string[]> {
  const { config, db } = ctx;
  const [database, limit] = await Promise.all([
    checkDatabase(config, db),
    checkLimit(config, db, budget),
    refusePlainMail(config),
  ]);
  return [database, limit, checkProxies(config), ...checkAddresses(config)].filter(
    (sentence) => sentence !== null,
  );
}

/** Email and pages would name the placeholders. */
function checkAddresses({ production, mail, contactEmail, adminEmail }: Config): string[] {
  if (!production) return [];
  const isPlaceholder = (address: string) => address.endsWith('@example.com');
  return [
    ...(isPlaceholder(mail.from)
      ? [`MAIL_FROM: not set, or a placeholder, so emails say that they come from ${mail.from}.`]
      : []),
    ...(isPlaceholder(contactEmail)
      ? [
          `CONTACT_EMAIL: not set, or a placeholder, so customers are asked to write to ${contactEmail}.`,
        ]
      : []),
    ...(adminEmail === null
      ? ['ADMIN_EMAIL: not set, so nobody gets an email when something is wrong.']
      : []),
  ];
}

async function refusePlainMail({ mail: { transport } }: Config): Promise<void> {
  if (transport.kind !== 'smtp' || !transport.requireTls) return;
  if (!transport.url.startsWith('smtp:') || !(await refusesTls(transport.url))) return;
  throw wrong(
    'SMTP_URL',
    'this mail server does not offer STARTTLS, so email would be readable on the way (ALLOW_PLAIN_SMTP=on allows that)',
    'SMTP_URL=smtps://user:password@mail.example.com',
  );
}

async function checkDatabase({ database }: Config, db: Context['db']): Promise<string | null> {
  if (database.kind === 'embedded') return null;
  const host = hostOf(database.url);
  if (host === null || (await readConnectionEncryption(db)) !== null) return null;
  return `DATABASE_URL: the connection to the database on ${host} is not encrypted. For example: add ?sslmode=verify-full`;
}

/** The embedded database's connections are divided before the start. */
async function checkLimit(
  { database }: Config,
  db: Context['db'],
  { pool, total, workers }: ConnectionBudget,
): Promise<string | null> {
  const limit = database.kind === 'embedded' ? total : await readConnectionLimit(db);
  if (total <= limit) return null;
  const who =
    workers === null
      ? 'this process'
      : `${workers} ${workers === 1 ? 'worker' : 'workers'}, and one more while a worker is replaced,`;
  const fitting = Math.max(3, Math.floor(limit / (total / (pool + 1))) - 1);
  return `DATABASE_POOL: ${who} may open ${total} connections, but the database accepts ${limit}, unless a pooler such as PgBouncer is in between. For example: DATABASE_POOL=${fitting}`;
}

/** Another machine's name; null for this one and for sockets. */
export function hostOf(url: string): string | null {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return /^(?:localhost|127\.[\d.]+|\[?::1\]?|\/.*|)$/.test(host) ? null : host;
}

/** The app itself speaks no https, so something in front of it does. */
function checkProxies({ publicUrl, trustProxy }: Config): string | null {
  if (!publicUrl.startsWith('https:') || trustProxy !== false) return null;
  return 'TRUST_PROXY: not set, so all visitors share one rate limit, unless the proxy leaves their addresses as they are. For example: TRUST_PROXY=1';
}
