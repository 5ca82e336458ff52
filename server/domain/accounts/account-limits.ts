import { minutesOf } from '../../../contract/constraints.ts';
import { DAY, HOUR, toSeconds, MINUTE } from '../../../contract/durations.ts';

/**
 * Limits per account, across all addresses (and apart from them, per browser known to the account), as
 * points per number of seconds (NIST SP 800-63B allows at most 100 failures in a row). `LIMITS=off` turns
 * these off; attempts per code are always limited (`challenges.ts`).
 */
export const accountLimits = {
  /** Password attempts since the last correct one. */
  signIns: [{ points: 10, seconds: toSeconds(15 * MINUTE) }],
  /** Wrong codes of an authenticator app, each after the right password. */
  secondSteps: [
    { points: 10, seconds: toSeconds(15 * MINUTE) },
    { points: 50, seconds: toSeconds(DAY) },
  ],
  /** Wrong passwords typed to confirm a change. */
  passwordChecks: [{ points: 10, seconds: toSeconds(15 * MINUTE) }],
  /** Emailed codes tried in a browser other than the one that registered. */
  codeGuesses: [
    { points: 25, seconds: toSeconds(HOUR) },
    { points: 50, seconds: toSeconds(DAY) },
  ],
  /**
   * The shorter count starts with an email and ends with its code: once the newest has expired, one is left.
   */
  verificationEmails: [
    { points: 3, seconds: minutesOf.verifyCode * 60 },
    { points: 10, seconds: toSeconds(DAY) },
  ],
  resetEmails: [
    { points: 3, seconds: minutesOf.resetCode * 60 },
    { points: 10, seconds: toSeconds(DAY) },
  ],
  /** Emails to a new address of an account, each after the right password. */
  emailChanges: [
    { points: 5, seconds: toSeconds(HOUR) },
    { points: 15, seconds: toSeconds(DAY) },
  ],
  /** Emails to one mailbox as a new address, from all accounts. */
  emailChangesTo: [
    { points: 3, seconds: toSeconds(HOUR) },
    { points: 10, seconds: toSeconds(DAY) },
  ],
  /** Emails about sign-ins; beyond that, people sign in without one. */
  signInEmails: [{ points: 10, seconds: toSeconds(DAY) }],
  /** Files with all of an account's data, per account. */
  downloads: [{ points: 10, seconds: toSeconds(HOUR) }],
  /** Emails about too many wrong codes. */
  codeWarnings: [{ points: 1, seconds: toSeconds(DAY) }],
} as const satisfies Record<string, readonly { points: number; seconds: number }[]>;

export type AccountLimitName = keyof typeof accountLimits;

export const accountSentences: Record<AccountLimitName, string> = {
  signIns:
    'Too many failed login attempts for this account. Please try again later, or reset your password.',
  secondSteps:
    'Too many wrong codes for this account. Please use a passkey or a recovery code, or try again later.',
  passwordChecks: 'Too many wrong passwords. Please try again later.',
  codeGuesses: 'Too many codes tried for this email address. Please try again later.',
  verificationEmails:
    "We've already sent several emails to this address. If the newest one has a code that's still valid, enter it on the Verify tab, where we may ask you to choose your password again. Otherwise, reset your password or try again later.",
  resetEmails:
    "We've already sent several emails to this address. Please use the newest one, or try again later.",
  emailChanges: "You've asked for several emails to new addresses. Please try again later.",
  emailChangesTo:
    "We've already sent several emails to this address. Please use the newest one, or try again later.",
  signInEmails: 'Too many sign-ins from new browsers.',
  downloads: "You've downloaded your data several times. Please try again later.",
  codeWarnings: 'Too many wrong codes.',
};
