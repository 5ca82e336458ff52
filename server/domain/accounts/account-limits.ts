/**
 * What may be done to one account, from however many addresses, and in how many seconds (measured and
 * weighed in research on accounts; NIST SP 800-63B allows at most 100 failures in a row). `LIMITS=off`
 * turns these off; the attempts per code are always limited (`challenges.ts`).
 */
export const accountLimits = {
  /** Passwords that were tried since the last right one. */
  signIns: [{ points: 10, seconds: 900 }],
  /** Emailed codes tried in a browser other than the one that registered. */
  codeGuesses: [
    { points: 25, seconds: 3_600 },
    { points: 50, seconds: 86_400 },
  ],
  verifyMails: [
    { points: 3, seconds: 3_600 },
    { points: 10, seconds: 86_400 },
  ],
  resetMails: [
    { points: 3, seconds: 3_600 },
    { points: 10, seconds: 86_400 },
  ],
} as const satisfies Record<string, readonly { points: number; seconds: number }[]>;

export type AccountLimitName = keyof typeof accountLimits;

export const accountSentences: Record<AccountLimitName, string> = {
  signIns:
    'Too many failed sign-ins to this account. Please wait 15 minutes, or reset your password.',
  codeGuesses: 'Too many codes were tried for this address. Please wait an hour and try again.',
  verifyMails:
    'This address was sent several codes already. Please use the newest mail, or try again in an hour.',
  resetMails:
    'This address was sent several mails already. Please use the newest one, or try again in an hour.',
};
