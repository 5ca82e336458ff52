import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { parseConfig } from './config.ts';

type Environment = Record<string, string>;

const production: Environment = {
  NODE_ENV: 'production',
  APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
  PUBLIC_URL: 'https://reviews.example.com',
  SMTP_URL: 'smtps://mailer:hunter2hunter2@mail.example.com',
};
const oldSecret = 'an earlier secret of 32 characters or more';
const olderSecret = 'a secret before it of 32 characters or more';
const plainMail = 'smtp://mail.example.com';
const model: Environment = { DRAFTING_PROVIDER: 'openai', DRAFTING_MODEL: 'small' };

describe('rejects', () => {
  it.each<[string, Environment, string]>([
    ['NODE_ENV', { NODE_ENV: 'prod' }, 'is not one of production, development, test'],
    ['PORT', { PORT: '3000x' }, 'is not a whole number from 0 to 65535'],
    ['PORT', { PORT: '65536' }, 'is not a whole number from 0 to 65535'],
    ['PUBLIC_URL', { PUBLIC_URL: 'reviews.example.com' }, 'starts with http:// or https://'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://x.example.com/app' }, 'only protocol, host and port'],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://x.example.com' }, 'requires production mode'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }, 'starts with postgres:// or'],
    ['DATABASE_PREPARED', { DATABASE_PREPARED: 'no' }, 'is not one of on, off'],
    ['DATABASE_POOL', { DATABASE_POOL: '2' }, 'is not a whole number from 3 to 1000'],
    ['DATABASE_POOL', { DATABASE_POOL: 'many' }, 'is not a whole number from 3 to 1000'],
    ['APP_SECRET', { APP_SECRET: 'short' }, 'at least 32 characters'],
    [
      'APP_SECRET_PREVIOUS',
      { APP_SECRET_PREVIOUS: 'short' },
      'the secret that APP_SECRET replaces',
    ],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }, 'starts with smtp:// or smtps://'],
    ['MAIL_FROM', { MAIL_FROM: 'Us <us@example.com>' }, 'is not a valid email address'],
    ['APP_SECRET', { APP_SECRET: 'password'.repeat(5) }, 'set APP_SECRET_PREVIOUS to this one'],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'nobody' }, 'is not a valid email address'],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'a@x.co,b@x.co' }, 'is not a valid email address'],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }, 'must be the number of proxies'],
    ['TRUST_PROXY', { TRUST_PROXY: '10' }, 'must be the number of proxies'],
    ['TRUST_PROXY', { TRUST_PROXY: 'bad' }, 'must be the number of proxies'],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }, 'must be the number of proxies'],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }, 'trusts so many addresses'],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,0.0.0.0/1,128.0.0.0/1' }, 'trusts so many addresses'],
    ['TRUST_PROXY', { TRUST_PROXY: everyRangeOfEightBits() }, 'trusts so many addresses'],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }, 'trusts so many addresses'],
    ['TRUST_PROXY', { TRUST_PROXY: '2000::/3' }, 'trusts so many addresses'],
    ['TRUST_PROXY', { TRUST_PROXY: '::ffff:0:0/96' }, 'trusts so many addresses'],
    ['ALLOW_HTTP', { ALLOW_HTTP: 'yes' }, 'is not one of on, off'],
    ['ALLOW_PLAIN_SMTP', { ALLOW_PLAIN_SMTP: 'yes' }, 'is not one of on, off'],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'too-short' }, 'at least 16 characters'],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'seven green bicycles' }, 'not allowed in a bearer token'],
    ['BACKUP_KEY', { BACKUP_KEY: 'age1tooshort' }, 'is not a complete public key'],
    ['BACKUP_KEY', { BACKUP_KEY: 'AGE-SECRET-KEY-1X' }, 'is not a complete secret key'],
    ['BACKUP_KEY', { BACKUP_KEY: 'seven green bicycles' }, 'at least 24 characters'],
    ['BACKUP_KEY', { BACKUP_KEY: 'passwordpasswordpassword' }, 'can be guessed'],
    ['LOG_LEVEL', { LOG_LEVEL: 'silent' }, 'is not one of trace, debug, info, warn, error, fatal'],
    ['LOG_FORMAT', { LOG_FORMAT: 'text' }, 'is not one of json, pretty'],
    ['TRACING', { TRACING: 'yes' }, 'is not one of on, off'],
    ['LIMITS', { LIMITS: 'no' }, 'is not one of on, off'],
    ['FEEDBACK_PER_DAY', { FEEDBACK_PER_DAY: '99' }, 'is not a whole number from 100 to'],
    ['SEED', { SEED: 'yes' }, 'is not one of demo, auto'],
    ['DRAFTING_PROVIDER', { DRAFTING_PROVIDER: 'gpt' }, 'is not one of builtin, openai, anthropic'],
    ['DRAFTING_MODEL', { DRAFTING_PROVIDER: 'openai' }, 'requires a model name'],
    ['DRAFTING_URL', { ...model, DRAFTING_URL: 'localhost:11434' }, 'starts with http:// or'],
    ['DRAFTING_FALLBACK', { ...model, DRAFTING_FALLBACK: 'off' }, 'is not one of builtin, none'],
  ])('a wrong %s (%o), and says what is wrong', (name, env, what) => {
    expect(messageOf(env)).toContain(what);
    expect(messageOf(env)).toMatch(new RegExp(`^${name}: .*For example: (?:\\w+=\\S+ )?${name}=`));
  });

  it.each<[string, Environment, string]>([
    ['SMTP_URL', { SMTP_URL: '' }, 'a mail server is required in production'],
    ['APP_SECRET', { APP_SECRET: '' }, 'required in production'],
    ['LIMITS', { LIMITS: 'off' }, 'limits cannot be turned off in production'],
    ['ADMIN_SECOND_FACTOR', { ADMIN_SECOND_FACTOR: 'no' }, '"no" is not one of on, off'],
    ['SEED', { SEED: 'demo' }, 'demo data is not allowed in production'],
    ['PUBLIC_URL', { PUBLIC_URL: '' }, 'an https address is required in production'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://x.example.com' }, 'an https address is required'],
    ['SMTP_URL', { SMTP_URL: `${plainMail}?ignoreTLS=true` }, 'its options turn encryption off'],
    ['SMTP_URL', { SMTP_URL: `${plainMail}?opportunisticTLS=1` }, 'its options turn encryption'],
    ['SMTP_URL', { SMTP_URL: `${plainMail}?requireTLS=false` }, 'its options turn encryption off'],
    [
      'SMTP_URL',
      { SMTP_URL: `${plainMail}?logger=true&debug=true`, ALLOW_PLAIN_SMTP: 'on' },
      'its option "logger" would print emails to the log',
    ],
    [
      'SMTP_URL',
      { SMTP_URL: 'smtps://mail.example.com?tls.rejectUnauthorized=false' },
      'its options turn encryption off',
    ],
  ])('production with a wrong %s', (name, env, what) => {
    expect(messageOf({ ...production, ...env })).toMatch(`${name}: ${what}`);
  });

  it('prints no value that may be a secret', () => {
    const wrong: Environment[] = [
      { APP_SECRET: 'tellnobody' },
      { METRICS_TOKEN: 'tellnobody' },
      { BACKUP_KEY: 'tellnobody' },
      { BACKUP_KEY: 'AGE-SECRET-KEY-1tellnobody' },
      { METRICS_TOKEN: 'tellnobody of this token' },
      { SMTP_URL: 'http://user:tellnobody@mail.example.com' },
      { DATABASE_URL: 'mysql://user:tellnobody@localhost' },
      { PUBLIC_URL: 'ftp://user:tellnobody@example.com' },
      { ...model, DRAFTING_KEY: 'tellnobody', DRAFTING_URL: 'ftp://a:tellnobody@example.com' },
    ];
    for (const env of wrong) expect(messageOf(env)).not.toContain('tellnobody');
  });
});

it('requires nothing for a first start', () => {
  expect(parseConfig({})).toEqual({
    production: false,
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    isPublicUrlSet: false,
    dataDir: resolve('data'),
    database: { kind: 'embedded', dataDirExplicit: false },
    preparedStatements: true,
    databasePool: null,
    secret: { kind: 'file' },
    previousSecrets: [],
    mail: { from: 'no-reply@example.com', transport: { kind: 'inbox' } },
    contactEmail: 'hello@example.com',
    adminEmail: null,
    backupAlert: false,
    adminSecondFactor: false,
    trustProxy: false,
    hstsSubdomains: false,
    previewHosts: [],
    drainSeconds: 0,
    log: { level: 'warn', format: 'pretty', keepsRecords: false },
    tracing: false,
    metricsToken: null,
    limits: true,
    feedbackPerDay: 50_000,
    seed: true,
    backupKey: null,
    drafting: { provider: 'builtin' },
  });
});

it('treats an empty variable as unset', () => {
  const empty = Object.fromEntries(variablesOfExample().map((name) => [name, '  ']));
  expect(parseConfig(empty)).toEqual(parseConfig({}));
});

it('accepts everything that production needs', () => {
  const config = parseConfig({
    ...production,
    PUBLIC_URL: 'https://reviews.example.com/',
    DATABASE_URL: 'postgres://app:pw@db.example.com/fourgood',
  });
  expect(config).toMatchObject({
    production: true,
    publicUrl: 'https://reviews.example.com',
    database: { kind: 'external', url: 'postgres://app:pw@db.example.com/fourgood' },
    secret: { kind: 'given' },
    mail: { from: 'no-reply@reviews.example.com', transport: { kind: 'smtp' } },
    adminSecondFactor: true,
    log: { level: 'info', format: 'json', keepsRecords: true },
    seed: false,
  });
});

it.each<[Environment, boolean]>([
  [{}, true],
  [{ DATABASE_URL: 'postgres://localhost/x' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x', SEED: 'demo' }, true],
  [production, false],
])('with %o, demo data: %s', (env, seed) => {
  expect(parseConfig(env).seed).toBe(seed);
});

it.each<[string, false | number | string[]]>([
  ['0', false],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['104.16.0.0/13,2a06:98c0::/29,::1', ['104.16.0.0/13', '2a06:98c0::/29', '::1']],
])('trusts the proxies %s', (text, trusted) => {
  expect(parseConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

it('reads exactly the variables that .env.example explains', () => {
  const read = new Set<string>();
  for (const env of [{}, model, production]) parseConfig(recording(env, read));
  const names = [...read].filter((name) => !name.endsWith('_FILE'));
  expect(names.toSorted()).toEqual(variablesOfExample().toSorted());
});

it.each<[Environment, object]>([
  [{ SMTP_URL: plainMail }, { requireTls: true }],
  [{ SMTP_URL: plainMail, ALLOW_PLAIN_SMTP: 'on' }, { requireTls: false }],
  [{ SMTP_URL: `${plainMail}?ignoreTLS=true`, ALLOW_PLAIN_SMTP: 'on' }, { requireTls: false }],
])('production with %o sends email with %o', (env, transport) => {
  expect(parseConfig({ ...production, ...env }).mail.transport).toMatchObject(transport);
});

it('requires no encryption outside production', () => {
  expect(parseConfig({ SMTP_URL: plainMail }).mail.transport).toMatchObject({ requireTls: false });
});

it('accepts http in production if told so', () => {
  const env = { ...production, PUBLIC_URL: 'http://reviews.example.com', ALLOW_HTTP: 'on' };
  expect(parseConfig(env).publicUrl).toBe('http://reviews.example.com');
});

it.each<[string, string[]]>([
  ['', []],
  [`${oldSecret}, ${olderSecret}`, [oldSecret, olderSecret, `${oldSecret}, ${olderSecret}`]],
  ['weak,weak,weak,weak,weak,weak,weak', ['weak,weak,weak,weak,weak,weak,weak']],
])('APP_SECRET_PREVIOUS=%s gives %j', (text, secrets) => {
  expect(parseConfig({ ...production, APP_SECRET_PREVIOUS: text }).previousSecrets).toEqual(
    secrets,
  );
});

it('rejects APP_SECRET itself as the one before', () => {
  const env = { ...production, APP_SECRET_PREVIOUS: production.APP_SECRET ?? '' };
  expect(messageOf(env)).toContain('must be the secret that APP_SECRET replaces');
});

function everyRangeOfEightBits(): string {
  return Array.from({ length: 223 }, (_, first) => `${first}.0.0.0/8`).join();
}

function messageOf(env: Environment): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('This configuration was taken.');
}

function recording(env: Environment, read: Set<string>): Environment {
  return new Proxy(env, {
    get(target, name: string) {
      read.add(name);
      return target[name];
    },
  });
}

function variablesOfExample(): string[] {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  return [...text.matchAll(/^#?([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
}
