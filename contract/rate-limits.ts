/**
 * How often one visitor (a hashed address; IPv6 by /64) may call, and in how many seconds.
 *
 * A whole waiting room shares one address, and the browser repeats a failed call twice, so these
 * stop machines, not people. Calls of one name share one count.
 */
export const rateLimits = {
  read: { points: 600, seconds: 60 },
  draft: { points: 300, seconds: 600 },
  feedback: { points: 60, seconds: 600 },
  click: { points: 600, seconds: 600 },
  /** Wrong and right tries alike; an account's own limit counts its failures (`server/domain/accounts/`). */
  login: { points: 50, seconds: 600 },
  register: { points: 20, seconds: 3_600 },
  forgot: { points: 20, seconds: 3_600 },
  /** Codes and reset links. */
  prove: { points: 30, seconds: 600 },
  /** Signing out, and deactivating one's own account. */
  account: { points: 60, seconds: 600 },
  /** Setting up a business; one call each. */
  create: { points: 200, seconds: 3_600 },
  /** What owners change: a setup alone makes 21 such calls. */
  write: { points: 1_000, seconds: 600 },
  missing: { points: 300, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof rateLimits;
