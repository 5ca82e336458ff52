import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';

/** APP_SECRET, or an earlier one that is still known. */
export interface AppSecret {
  /** Tells secrets apart without revealing them: an HMAC, 43 characters. */
  id: string;
  /** 32 bytes, derived from the secret by HKDF (RFC 5869). */
  key(purpose: string): Buffer;
}

/** The current secret, then the earlier ones from `APP_SECRET_PREVIOUS`. */
export function readSecrets({
  secret,
  previousSecrets,
  dataDir,
}: Pick<Config, 'secret' | 'previousSecrets' | 'dataDir'>): [AppSecret, ...AppSecret[]] {
  const current = secret.kind === 'given' ? secret.value : secretFile(dataDir);
  return [appSecret(current), ...previousSecrets.map(appSecret)];
}

/** The file that holds the secret in development. */
export function secretPath(dataDir: string): string {
  return join(dataDir, 'keys', 'app-secret');
}

function appSecret(secret: string): AppSecret {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `fourgood ${purpose}`, 32));
  const id = createHmac('sha256', key('key-check')).update('[]').digest('base64url');
  return { id, key };
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
