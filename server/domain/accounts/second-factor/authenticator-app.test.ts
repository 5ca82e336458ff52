import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { stepOf } from './authenticator-app.ts';

/** RFC 6238, appendix B, for SHA-1: seconds since 1970, and the last six of the eight digits. */
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const secret = Secret.fromLatin1('12345678901234567890').base32;

it.each(vectors)('at %i s, the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(secret, code, at(seconds))).toBe(step);
  expect(stepOf(secret, code, at(seconds + 30))).toBe(step);
  expect(stepOf(secret, code, at(seconds - 30))).toBe(step);
  expect(stepOf(secret, code, at(seconds + 60))).toBeNull();
});

it.each(['', '287083', '28708', '2870820'])('refuses "%s"', (code) => {
  expect(stepOf(secret, code, at(59))).toBeNull();
});

function at(seconds: number): Date {
  return new Date(seconds * 1_000);
}
