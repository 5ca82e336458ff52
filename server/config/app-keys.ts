import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';

/** Each purpose has its own key, so that none can be used for another. */
export type KeyPurpose =
  | 'outbox'
  | 'recipient-domain'
  | 'idempotency'
  | 'draft-seed'
  | 'visitor-address'
  | 'account-address'
  | 'email-cap'
  | 'email-code'
  | 'registration'
  | 'model-budget'
  | 'likeness'
  | 'inbox'
  | 'cursor'
  | 'key-check'
  | 'authenticator-app';

export interface Keys {
  /** 32 bytes for AES-256-GCM. */
  key(purpose: KeyPurpose): Buffer;
  /** HMAC-SHA-256, base64url, 43 characters. */
  digest(purpose: KeyPurpose, ...parts: string[]): string;
}

/** The keys of this installation, all derived from one secret (RFC 5869). */
export function createKeys(config: Pick<Config, 'secret' | 'dataDir'>): Keys {
  const secret = config.secret.kind === 'given' ? config.secret.value : secretFile(config.dataDir);
  const drawn = new Map<KeyPurpose, Buffer>();
  const key = (purpose: KeyPurpose): Buffer => {
    const known = drawn.get(purpose);
    if (known) return known;
    const made = Buffer.from(hkdfSync('sha256', secret, '', `fourgood ${purpose}`, 32));
    drawn.set(purpose, made);
    return made;
  };
  const digest = (purpose: KeyPurpose, ...parts: string[]) =>
    createHmac('sha256', key(purpose)).update(JSON.stringify(parts)).digest('base64url');
  return { key, digest };
}

/** The file that holds the secret in development. */
export function secretPath(dataDir: string): string {
  return join(dataDir, 'keys', 'app-secret');
}

/** The secret in development: generated once, stored with the data, readable only by its owner. */
function secretFile(dataDir: string): string {
  const path = secretPath(dataDir);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(48).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // Node's fs throws nothing else
  }
  const secret = readFileSync(path, 'utf8');
  if (secret.length >= 64) return secret;
  throw new ConfigError(
    `APP_SECRET: the file that holds it (${path}) is incomplete. Restore it: without it, emails waiting to be sent cannot be read. Or delete the file to start with a new secret.`,
  );
}
