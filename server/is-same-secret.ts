import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests, so that neither the length nor a matching prefix of a guess affects the time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
