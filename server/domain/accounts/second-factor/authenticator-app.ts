import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../../contract/brand.ts';
import { seal, unseal } from '../../../config/seal.ts';
import type { Context } from '../../../context.ts';

/** 160 bits, as RFC 4226 (section 4) recommends. */
const secretBytes = 20;
/** RFC 6238 with the values that every app supports; longer codes and other hashes are not. */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many time steps a phone's clock may be off, and a person slow (RFC 6238, 5.2). */
const window = 1;

/** A new secret in base32. */
export function newAppSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code contains: the secret, and what the app shows next to the code. */
export function appUrl(secret: string, email: string): string {
  return new TOTP({ ...standard, issuer: brand.name, label: email, secret }).toString();
}

/** The time step that a code belongs to, now or one step away; null if it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...standard, secret });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Encrypts a secret for the database, bound to its user. */
export function sealAppSecret({ keys }: Pick<Context, 'keys'>, userId: number, secret: string) {
  return seal(keys.key('authenticator-app'), labelOf(userId), secret);
}

/** Null if it cannot be read: it was sealed under another `APP_SECRET`. Recovery codes still work. */
export function unsealAppSecret(
  { keys, log }: Pick<Context, 'keys' | 'log'>,
  { userId, secret }: { userId: number; secret: Buffer },
): string | null {
  try {
    return unseal(keys.key('authenticator-app'), labelOf(userId), secret) as string; // as sealed above
  } catch {
    log.warn({ userId }, 'the secret of an authenticator app cannot be read with this APP_SECRET');
    return null;
  }
}

function labelOf(userId: number): string {
  return `authenticator app of ${userId}`;
}
