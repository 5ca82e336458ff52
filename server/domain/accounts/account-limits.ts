/**
 * What may be done to one account, from however many addresses, and in how many seconds (measured and
 * weighed in research on accounts; NIST SP 800-63B allows at most 100 failures in a row). `LIMITS=off`
 * lifts these; the tries that each code has stand always (`challenges.ts`).
 */
export const accountLimits = {
  /** Passwords that were tried since the last right one. */
  signIns: [{ points: 10, seconds: 900 }],
  /** Mailed codes that were tried by who did not register in the same browser. */
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
    'Too many failed sign-ins for this account. Please wait 15 minutes or reset your password.',
  codeGuesses: 'Too many codes tried for this email address. Please try again later.',
  verifyMails:
    "We've already sent several codes to this email address. Please use the newest one, or try again later.",
  resetMails:
    "We've already sent several emails to this address. Please use the newest one, or try again later.",
};
