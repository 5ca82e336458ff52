import { createHash, randomBytes, randomInt } from 'node:crypto';
import { constraints } from '../../../contract/constraints.ts';

/** 256 random bits, as cookies and links carry them: 43 letters, digits, dashes and underscores. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. So many random bits need neither salt nor a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Six digits, each value as likely as any other. */
export function randomCode(): string {
  return String(randomInt(10 ** constraints.codeLength)).padStart(constraints.codeLength, '0');
}
