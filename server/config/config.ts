import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { wrong } from './config-error.ts';
import { settingReader, type Environment, type SettingReader } from './setting-reader.ts';

/**
 * The operator's settings. Only this file reads the environment; `.env.example` explains each variable.
 * Nothing needs to be set for a first start.
 */
export interface Config {
  /** Requires a secret and a mail server; rules out demo data, development mode, and emailed links on screen. */
  production: boolean;
  port: number;
  host: string;
  /** Origin of the public URLs, without a trailing slash. */
  publicUrl: string;
  /** False: `publicUrl` is a guess, and people may use another address. */
  isPublicUrlSet: boolean;
  dataDir: string;
  database: { kind: 'external'; url: string } | { kind: 'embedded'; dataDirExplicit: boolean };
  secret: { kind: 'given'; value: string } | { kind: 'file' };
  mail: { from: string; transport: { kind: 'smtp'; url: string } | { kind: 'inbox' } };
  contactEmail: string;
  adminEmail: string | null;
  /** Admins can act as such only with a second factor. */
  adminSecondFactor: boolean;
  /** Proxies trusted to report the visitor's address: none, a number of hops, or addresses. */
  trustProxy: false | number | string[];
  previewHosts: string[];
  /** How long SIGTERM keeps serving while not ready, so that load balancers notice. */
  drainSeconds: number;
  /** The token required for `/metrics`; null if `/metrics` is off. */
  metricsToken: string | null;
  /** False turns off rate limits and budgets, for load tests. */
  limits: boolean;
  seed: boolean;
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

/** Reads `.env` (if there is one) and the environment. @throws ConfigError */
export function readConfig(): Config {
  return parseConfig(readEnvironment());
}

/** For errors of the configuration itself. */
export function isProduction(): boolean {
  const given = process.env.NODE_ENV?.trim() || readEnvironment().NODE_ENV?.trim();
  return given === 'production';
}

function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
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
    secret: parseSecret(read, production),
    mail: parseMail(read, production, publicUrl),
    contactEmail: read.email('CONTACT_EMAIL') ?? 'hello@example.com',
    adminEmail: read.email('ADMIN_EMAIL') ?? null,
    adminSecondFactor:
      read.oneOf('ADMIN_SECOND_FACTOR', ['on', 'off'], production ? 'on' : 'off') === 'on',
    trustProxy: parseTrustProxy(read),
    previewHosts: read.list('PREVIEW_HOSTS'),
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 60, production ? 5 : 0),
    metricsToken: parseMetricsToken(read),
    limits: parseLimits(read, production),
    seed: parseSeed(read, production, database.kind),
    drafting: parseDrafting(read),
  };
}

function parsePublicUrl(read: SettingReader, production: boolean, port: number): string {
  const url = read.url('PUBLIC_URL', ['http:', 'https:'], 'https://reviews.example.com');
  if (!url) return `http://localhost:${port}`;
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw wrong(
      'PUBLIC_URL',
      'must contain only protocol, host and port',
      'PUBLIC_URL=https://reviews.example.com',
    );
  }
  if (url.protocol === 'https:' && !production) {
    throw wrong(
      'PUBLIC_URL',
      'an https address requires production mode',
      'NODE_ENV=production PUBLIC_URL=https://reviews.example.com',
    );
  }
  return url.origin;
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

function parseSecret(read: SettingReader, production: boolean): Config['secret'] {
  const value = read.text('APP_SECRET');
  const example = 'APP_SECRET=$(openssl rand -base64 48)';
  if (value !== undefined && value.length < 32) {
    throw wrong('APP_SECRET', 'must have at least 32 characters', example);
  }
  if (value !== undefined) return { kind: 'given', value };
  if (production) throw wrong('APP_SECRET', 'required in production', example);
  return { kind: 'file' };
}

function parseMail(read: SettingReader, production: boolean, publicUrl: string): Config['mail'] {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com');
  if (!url && production) {
    throw wrong(
      'SMTP_URL',
      'a mail server is required in production',
      'SMTP_URL=smtps://user:password@mail.example.com',
    );
  }
  const { hostname } = new URL(publicUrl);
  const from =
    read.email('MAIL_FROM') ?? `no-reply@${hostname.includes('.') ? hostname : 'example.com'}`;
  return { from, transport: url ? { kind: 'smtp', url: url.href } : { kind: 'inbox' } };
}

function parseTrustProxy(read: SettingReader): Config['trustProxy'] {
  const given = read.list('TRUST_PROXY');
  if (given.length === 0) return false;
  if (given.length === 1 && /^\d$/.test(given[0] ?? '')) return Number(given[0]) || false;
  if (given.every(isNetwork)) return given;
  throw wrong(
    'TRUST_PROXY',
    'must be the number of proxies (1 to 9) or a list of their addresses',
    'TRUST_PROXY=1',
  );
}

/** An address, or a range of addresses in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most;
}

function parseMetricsToken(read: SettingReader): string | null {
  const token = read.text('METRICS_TOKEN');
  const example = 'METRICS_TOKEN=$(openssl rand -hex 24)';
  if (token === undefined) return null;
  if (token.length < 16) throw wrong('METRICS_TOKEN', 'must have at least 16 characters', example);
  if (/^[\w.~+/=-]+$/.test(token)) return token;
  throw wrong(
    'METRICS_TOKEN',
    'contains characters that are not allowed in a bearer token',
    example,
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
