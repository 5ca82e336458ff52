import { createHash, randomBytes, randomInt } from 'node:crypto';
import { accountConstraints } from '../../../contract/constraints.ts';

/** 256 random bits for cookies and links: 43 letters, digits, hyphens and underscores. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can be such a token: anything else needs no query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database stores of a token. With so many random bits, neither salt nor a slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Six digits, uniformly distributed. */
export function randomCode(): string {
  return String(randomInt(10 ** accountConstraints.codeLength)).padStart(
    accountConstraints.codeLength,
    '0',
  );
}
