import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseBackupKey, type BackupKey } from './backup-key.ts';
import { wrong, wrongSecret, type ConfigError } from './config-error.ts';
import { unreadableEnvFile } from './env-file.ts';
import { parseLog, standardLog, type LogSettings } from './log-settings.ts';
import { parseMail, type MailConfig } from './mail-settings.ts';
import { parseTrustProxy, type TrustedProxies } from './proxy-settings.ts';
import { parsePreviousSecrets, parseSecret, type SecretConfig } from './secret-settings.ts';
import { settingReader, type Environment, type SettingReader } from './setting-reader.ts';

/**
 * The operator's settings. Only this file reads the environment; `.env.example` explains each variable.
 * Nothing needs to be set for a first start.
 */
export interface Config {
  /**
   * Requires a secret and a mail server, and refuses demo data, development mode, and showing emailed links.
   */
  production: boolean;
  port: number;
  host: string;
  /** Origin of the public URLs, without a trailing slash. */
  publicUrl: string;
  /** False: `publicUrl` is a guess, and people may use another address. */
  isPublicUrlSet: boolean;
  dataDir: string;
  database: { kind: 'external'; url: string } | { kind: 'embedded'; dataDirExplicit: boolean };
  /** False where a connection pooler loses named statements. */
  preparedStatements: boolean;
  /** Pool size per process; null: the default (20, or this process's share of the embedded database). */
  databasePool: number | null;
  secret: SecretConfig;
  /** Earlier secrets, while a new one is introduced. */
  previousSecrets: string[];
  mail: MailConfig;
  contactEmail: string;
  adminEmail: string | null;
  /** Admins are notified if no backup was made for a week. */
  backupAlert: boolean;
  /** Admins can act as such only with a second factor. */
  adminSecondFactor: boolean;
  /** Proxies trusted to report the visitor's address. */
  trustProxy: TrustedProxies;
  /** Whether browsers must use https for the subdomains of the public host as well. */
  hstsSubdomains: boolean;
  previewHosts: string[];
  /** Seconds to keep serving after SIGTERM while `/readyz` returns 503, so that load balancers notice. */
  drainSeconds: number;
  /** What is printed, and how. */
  log: LogSettings;
  /** Whether the start script loads OpenTelemetry before the server. */
  tracing: boolean;
  /** The token required for `/metrics`; null if `/metrics` is off. */
  metricsToken: string | null;
  /** False turns off rate limits and budgets, for load tests. */
  limits: boolean;
  /**
   * Emails with feedback that the installation sends in a day; a fifth of them in an hour. By default, what a
   * mail service accepts from one sender without hurting the sender's reputation.
   */
  feedbackPerDay: number;
  /** Whether an empty database gets the demo data. */
  seed: boolean;
  /** Encrypts backups; null leaves them readable. */
  backupKey: BackupKey | null;
  drafting: DraftingConfig;
}

export type DraftingConfig =
  | { provider: 'builtin' }
  | {
      provider: 'openai' | 'anthropic';
      url: string;
      key?: string;
      model: string;
      fallback: 'builtin' | 'none';
    };

/** Used when configuration itself fails, so an unreadable `.env` counts as empty. */
export function isProduction(): boolean {
  const given = process.env.NODE_ENV?.trim() || readEnvironment(() => undefined).NODE_ENV?.trim();
  return given === 'production';
}

/** Used before the configuration is read: an invalid value counts as unset until `readConfig` reports it. */
export function readLogSettings(): LogSettings {
  try {
    return parseLog(settingReader(readEnvironment()), isProduction());
  } catch {
    return standardLog(isProduction());
  }
}

/**
 * What is set in `.env` and in the environment, which takes precedence.
 * @param onUnreadable called if there is a `.env` that cannot be read, instead of throwing
 * @throws ConfigError
 */
export function readEnvironment(onUnreadable?: (error: ConfigError) => void): Environment {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
  } catch (error) {
    const explained = unreadableEnvFile(error);
    if (!onUnreadable) throw explained;
    onUnreadable(explained);
  }
  return process.env;
}

const given = new Set(Object.keys(process.env));

/** Removes what `.env` added to the environment, so that processes started later read the file themselves. */
export function forgetEnvFile(): void {
  for (const name of Object.keys(process.env)) if (!given.has(name)) delete process.env[name];
}

/** @throws ConfigError for the first invalid variable. */
export function parseConfig(env: Environment): Config {
  const read = settingReader(env);
  const production =
    read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const port = read.integer('PORT', 0, 65_535, 3000);
  const publicUrl = parsePublicUrl(read, production, port);
  const database = parseDatabase(read);
  return {
    production,
    port,
    host: read.text('HOST') ?? 'localhost',
    publicUrl,
    isPublicUrlSet: read.text('PUBLIC_URL') !== undefined,
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    database,
    preparedStatements: read.oneOf('DATABASE_PREPARED', ['on', 'off'], 'on') === 'on',
    databasePool: parsePool(read),
    secret: parseSecret(read, production),
    previousSecrets: parsePreviousSecrets(read),
    mail: parseMail(read, production, publicUrl),
    contactEmail: read.email('CONTACT_EMAIL') ?? 'hello@example.com',
    adminEmail: read.email('ADMIN_EMAIL') ?? null,
    backupAlert: read.oneOf('BACKUP_ALERT', ['on', 'off'], production ? 'on' : 'off') === 'on',
    adminSecondFactor:
      read.oneOf('ADMIN_SECOND_FACTOR', ['on', 'off'], production ? 'on' : 'off') === 'on',
    trustProxy: parseTrustProxy(read),
    hstsSubdomains: read.oneOf('HSTS_SUBDOMAINS', ['on', 'off'], 'off') === 'on',
    previewHosts: read.list('PREVIEW_HOSTS'),
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 60, production ? 5 : 0),
    log: parseLog(read, production),
    tracing: read.oneOf('TRACING', ['on', 'off'], 'off') === 'on',
    metricsToken: parseMetricsToken(read),
    limits: parseLimits(read, production),
    feedbackPerDay: read.integer('FEEDBACK_PER_DAY', 100, 100_000_000, 50_000),
    seed: parseSeed(read, production, database.kind),
    backupKey: parseBackupKey(read),
    drafting: parseDrafting(read),
  };
}

function parsePublicUrl(read: SettingReader, production: boolean, port: number): string {
  const url = read.url('PUBLIC_URL', ['http:', 'https:'], 'https://reviews.example.com');
  const isHttpAllowed = read.oneOf('ALLOW_HTTP', ['on', 'off'], 'off') === 'on';
  const example = 'PUBLIC_URL=https://reviews.example.com';
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username))
    throw wrong('PUBLIC_URL', 'must contain only protocol, host and port', example);
  if (url?.protocol === 'https:') {
    if (production) return url.origin;
    const what = 'an https address requires production mode';
    throw wrong('PUBLIC_URL', what, `NODE_ENV=production ${example}`);
  }
  if (production && !isHttpAllowed) {
    const what = 'an https address is required in production (ALLOW_HTTP=on allows others)';
    throw wrong('PUBLIC_URL', what, example);
  }
  return url?.origin ?? `http://localhost:${port}`;
}

function parseDatabase(read: SettingReader): Config['database'] {
  const url = read.url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@localhost:5432/fourgood',
  );
  if (url) return { kind: 'external', url: read.text('DATABASE_URL') ?? url.href };
  return { kind: 'embedded', dataDirExplicit: read.text('DATA_DIR') !== undefined };
}

/** Maintenance needs two of them at a time, and requests another one. */
function parsePool(read: SettingReader): number | null {
  if (read.text('DATABASE_POOL') === undefined) return null;
  return read.integer('DATABASE_POOL', 3, 1_000, 20);
}

function parseMetricsToken(read: SettingReader): string | null {
  const token = read.text('METRICS_TOKEN');
  const command = 'openssl rand -hex 24';
  if (token === undefined) return null;
  if (token.length < 16)
    throw wrongSecret('METRICS_TOKEN', 'must have at least 16 characters', command);
  if (/^[\w.~+/=-]+$/.test(token)) return token;
  throw wrongSecret(
    'METRICS_TOKEN',
    'contains characters that are not allowed in a bearer token',
    command,
  );
}

function parseLimits(read: SettingReader, production: boolean): boolean {
  const on = read.oneOf('LIMITS', ['on', 'off'], 'on') === 'on';
  if (!on && production)
    throw wrong('LIMITS', 'limits cannot be turned off in production', 'LIMITS=on');
  return on;
}

function parseSeed(
  read: SettingReader,
  production: boolean,
  database: 'external' | 'embedded',
): boolean {
  const asked = read.oneOf('SEED', ['demo', 'auto'], 'auto') === 'demo';
  if (asked && production)
    throw wrong('SEED', 'demo data is not allowed in production', 'SEED=auto');
  return asked || (!production && database === 'embedded');
}

const modelHosts = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const;

function parseDrafting(read: SettingReader): DraftingConfig {
  const provider = read.oneOf('DRAFTING_PROVIDER', ['builtin', 'openai', 'anthropic'], 'builtin');
  if (provider === 'builtin') return { provider };
  const model = read.text('DRAFTING_MODEL');
  if (!model)
    throw wrong(
      'DRAFTING_MODEL',
      `DRAFTING_PROVIDER=${provider} requires a model name`,
      'DRAFTING_MODEL=gpt-5-nano',
    );
  const url = read.url('DRAFTING_URL', ['http:', 'https:'], 'http://localhost:11434/v1');
  const key = read.text('DRAFTING_KEY');
  return {
    provider,
    url: (url?.href ?? modelHosts[provider]).replace(/\/+$/, ''),
    ...(key !== undefined && { key }),
    model,
    fallback: read.oneOf('DRAFTING_FALLBACK', ['builtin', 'none'], 'builtin'),
  };
}
