import type { IncomingHttpHeaders } from 'node:http';
import type { Keys } from '../config/app-keys.ts';
import { isSameSecret } from '../is-same-secret.ts';

/**
 * By this header on `/healthz`, a process recognizes the operator's check, and the check recognizes the
 * installation: both know the installation's keys. Anyone else gets the usual answer.
 */
export const questionHeader = 'x-fourgood-check';

/** An address reserved for documentation (RFC 5737): nobody has it, so only a spoofed header contains it. */
export const nobodysAddress = '192.0.2.77';

/** What a process tells the check about the request that reached it. */
export interface InstallationAnswer {
  /** Proves that it has the same keys. */
  installation: string;
  /** Where the request came from, as rate limits see it. */
  address: string;
  /** The entries of `X-Forwarded-For` as they arrived. */
  forwarded: string[];
}

/** @param nonce never used before, so that no cache and no recorded answer fits */
export function questionFor(keys: Keys, nonce: string): string {
  return `${nonce}.${keys.digest('installation', 'question', nonce)}`;
}

export function expectedAnswer(keys: Keys, nonce: string): string {
  return keys.digest('installation', 'answer', nonce);
}

/** Null unless the question was asked with the installation's keys. */
export function answerQuestion(
  keys: Keys,
  { headers, ip }: { headers: IncomingHttpHeaders; ip: string },
): InstallationAnswer | null {
  const question = headers[questionHeader];
  if (typeof question !== 'string') return null;
  const nonce = /^([\w-]{16,64})\.[\w-]{43}$/.exec(question)?.[1];
  if (nonce === undefined || !isSameSecret(question, questionFor(keys, nonce))) return null;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return {
    installation: expectedAnswer(keys, nonce),
    address: ip,
    forwarded: forwarded
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  };
}
