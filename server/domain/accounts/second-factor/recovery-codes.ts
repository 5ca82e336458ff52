import { randomInt } from 'node:crypto';
import { secondFactorLimits } from '../../../../contract/second-factor-rules.ts';
import type { Context } from '../../../context.ts';

/** Crockford's base32: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const pattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;
/** Two that a code is found by, and 14 secret ones: 70 bits. */
const length = 16;
const labelLength = 2;

interface StoredCode {
  label: string;
  codeHash: string;
}

export interface NewRecoveryCodes {
  /** For the person: four groups of four. */
  shown: string[];
  stored: StoredCode[];
}

/**
 * Makes new recovery codes. With 70 bits and a slow hash they need no key, so they still work if
 * `APP_SECRET` is lost.
 * @throws DomainError `unavailable` if too many hashes are waiting
 */
export async function makeRecoveryCodes({
  hasher,
}: Pick<Context, 'hasher'>): Promise<NewRecoveryCodes> {
  const codes = new Map<string, string>();
  while (codes.size < secondFactorLimits.recoveryCodes) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.set(code.slice(0, labelLength), code);
  }
  const stored: StoredCode[] = [];
  // One after the other: ten at once would fill the queue that sign-ins wait in.
  for (const [label, code] of codes) {
    stored.push({ label, codeHash: await hasher.hashPassword(code.slice(labelLength)) });
  }
  return { shown: [...codes.values()].map(grouped), stored };
}

/** The parts of a typed code; null if it cannot be one. */
export function parseRecoveryCode(typed: string): { label: string; secret: string } | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return pattern.test(code)
    ? { label: code.slice(0, labelLength), secret: code.slice(labelLength) }
    : null;
}

function grouped(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
