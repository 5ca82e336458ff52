import { createHmac, hkdfSync } from 'node:crypto';
import { readSecrets, type AppSecret } from './app-secrets.ts';

/** The purposes from before keys were stored: their first keys come from the secret itself. */
const firstPurposes = [
  'recipient-domain',
  'idempotency',
  'draft-seed',
  'visitor-address',
  'account-address',
  'email-code',
  'registration',
  'model-budget',
  'likeness',
  'inbox',
  'cursor',
] as const;

/**
 * Each purpose has its own key, so that none can be used for another. Add new ones to this type: their keys
 * are derived from the stored root key.
 */
export type KeyPurpose =
  | (typeof firstPurposes)[number]
  | 'authenticator-app'
  | 'email-cap'
  | 'issued-code'
  | 'installation';

/** Keys of later purposes are derived from this one. */
const root = 'root';

/** The installation's keys by purpose, base64url, as they are stored, encrypted, in the database. */
export type StoredKeys = Readonly<Record<string, string>>;

export interface Keys {
  /** 32 bytes for AES-256-GCM. */
  key(purpose: KeyPurpose): Buffer;
  /** HMAC-SHA-256, base64url, 43 characters. */
  digest(purpose: KeyPurpose, ...parts: string[]): string;
  /** The current secret, then the earlier ones that are still known. */
  readonly secrets: readonly [AppSecret, ...AppSecret[]];
  /** From now on, uses the keys that the installation has stored. */
  use(stored: StoredKeys): void;
}

/**
 * The keys of this installation. At first, all are derived from one secret; they stay when another one
 * replaces it (`server/start/key-check.ts`), so that nothing computed with them becomes invalid.
 */
export function createKeys(config: Parameters<typeof readSecrets>[0]): Keys {
  const secrets = readSecrets(config);
  let stored = initialKeys(secrets[0]);
  const drawn = new Map<KeyPurpose, Buffer>();
  const key = (purpose: KeyPurpose): Buffer => {
    const known = drawn.get(purpose);
    if (known) return known;
    const made = keyFor(stored, purpose);
    drawn.set(purpose, made);
    return made;
  };
  const digest = (purpose: KeyPurpose, ...parts: string[]) =>
    createHmac('sha256', key(purpose)).update(JSON.stringify(parts)).digest('base64url');
  const use = (keys: StoredKeys) => {
    stored = keys;
    drawn.clear();
  };
  return { key, digest, secrets, use };
}

/** The keys of an installation whose first secret this is. */
export function initialKeys(secret: AppSecret): StoredKeys {
  const purposes = [root, ...firstPurposes];
  return Object.fromEntries(
    purposes.map((purpose) => [purpose, secret.key(purpose).toString('base64url')]),
  );
}

function keyFor(stored: StoredKeys, purpose: KeyPurpose): Buffer {
  const own = stored[purpose];
  if (own !== undefined) return Buffer.from(own, 'base64url');
  const from = Buffer.from(stored[root] ?? '', 'base64url');
  return Buffer.from(hkdfSync('sha256', from, '', `fourgood ${purpose}`, 32));
}
