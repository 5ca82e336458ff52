import { randomBytes } from 'node:crypto';
import type { AppSecret } from '../config/app-secrets.ts';
import { seal, sealBytes, unseal, unsealBytes } from '../config/seal.ts';
import type { SealedEmail, SealedKey, StoredEmail } from '../db/outbox-content.ts';

/** Encrypts an email with a new random key, so that erasing that key erases the email. */
export function sealEmail(secret: AppSecret, kind: string, value: unknown): SealedEmail {
  const key = randomBytes(32);
  return { payload: seal(key, kind, value), ...sealKey(secret, key) };
}

/** @throws if none of the secrets fits, or a byte has changed */
export function openEmail(
  secrets: readonly AppSecret[],
  { kind, payload, secretId, sealedKey }: Omit<StoredEmail, 'id'>,
): unknown {
  if (secretId === null || sealedKey === null) return openOldFormat(secrets, kind, payload);
  return unseal(openKey(secrets, { secretId, sealedKey }), kind, payload);
}

/** Encrypts an email's key again, with the first secret. @throws like `openEmail` */
export function resealKey(
  secrets: readonly [AppSecret, ...AppSecret[]],
  sealed: SealedKey,
): SealedKey {
  return sealKey(secrets[0], openKey(secrets, sealed));
}

const label = 'email key';

function sealKey(secret: AppSecret, key: Buffer): SealedKey {
  return { secretId: secret.id, sealedKey: sealBytes(secret.key('email-key'), label, key) };
}

function openKey(secrets: readonly AppSecret[], { secretId, sealedKey }: SealedKey): Buffer {
  const secret = secrets.find(({ id }) => id === secretId);
  if (!secret) throw unknownSecret();
  return unsealBytes(secret.key('email-key'), label, sealedKey);
}

/** Earlier versions encrypted emails with a key of APP_SECRET itself, and did not note which. */
function openOldFormat(secrets: readonly AppSecret[], kind: string, payload: Buffer): unknown {
  for (const secret of secrets) {
    try {
      return unseal(secret.key('outbox'), kind, payload);
    } catch {
      continue; // another one
    }
  }
  throw unknownSecret();
}

function unknownSecret(): Error {
  return new Error('The email was encrypted with an unknown APP_SECRET.');
}
