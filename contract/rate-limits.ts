import { HOUR, toSeconds, MINUTE } from './durations.ts';

/**
 * Requests (`points`) per `seconds` allowed from one client IP (hashed; IPv6 by /64).
 * A whole waiting room shares one address, and the browser retries a failed call twice, so these stop
 * machines, not people. Calls with the same limit share one count. Refused calls count too.
 */
export const rateLimits = {
  /** Pages that browsers open. All customers of a mobile carrier can share one address. */
  page: { points: 3_000, seconds: toSeconds(MINUTE) },
  /** Calls that only read, and checks of what is typed. */
  read: { points: 600, seconds: toSeconds(MINUTE) },
  draft: { points: 300, seconds: toSeconds(10 * MINUTE) },
  feedback: { points: 60, seconds: toSeconds(10 * MINUTE) },
  /** What the visitor's page reports: up to four events for each click. */
  visit: { points: 2_400, seconds: toSeconds(10 * MINUTE) },
  click: { points: 600, seconds: toSeconds(10 * MINUTE) },
  /** Sign-ins, failed or not; `server/domain/accounts/account-limits.ts` limits the failures per account. */
  login: { points: 50, seconds: toSeconds(10 * MINUTE) },
  /** New accounts; each sends an email. */
  register: { points: 20, seconds: toSeconds(HOUR) },
  resend: { points: 20, seconds: toSeconds(HOUR) },
  forgot: { points: 20, seconds: toSeconds(HOUR) },
  /**
   * Proofs that can be guessed: emailed codes, unless typed in the browser that registered; second steps;
   * reset links that don't work; and links that confirm an account's new address.
   */
  prove: { points: 30, seconds: toSeconds(10 * MINUTE) },
  /** Resets of any kind. A link that works counts here only, so that no mistyped codes get in its way. */
  reset: { points: 600, seconds: toSeconds(10 * MINUTE) },
  /**
   * Verification codes: those typed in the browser that registered count here only. Also links that confirm a
   * feedback address.
   */
  verify: { points: 600, seconds: toSeconds(10 * MINUTE) },
  /** Changes to one's own account, its second factor and its sessions. */
  account: { points: 60, seconds: toSeconds(10 * MINUTE) },
  /** Setting up a business; one call each. */
  create: { points: 200, seconds: toSeconds(HOUR) },
  /** Owners' changes: a setup alone makes 21 such calls. */
  write: { points: 1_000, seconds: toSeconds(10 * MINUTE) },
  /** Drawing a poster, also while its sentence is typed. */
  poster: { points: 300, seconds: toSeconds(10 * MINUTE) },
  /** Emails and corrections that an admin sends to other people, one account at a time. */
  support: { points: 60, seconds: toSeconds(10 * MINUTE) },
  /** Checks of the installation, which call its mail server and model, and test emails. */
  check: { points: 20, seconds: toSeconds(10 * MINUTE) },
  /** Whole lists as files. */
  export: { points: 20, seconds: toSeconds(HOUR) },
  /** Requests for what doesn't exist: unknown URLs, and a wrong metrics token. */
  notFound: { points: 300, seconds: toSeconds(MINUTE) },
  /** Logos by their hash: at most one for each page that a browser opens for the first time. */
  logo: { points: 3_000, seconds: toSeconds(MINUTE) },
  /**
   * Writes that another site's page sent. They have their own count: otherwise such a page could use
   * up its visitor's limits, and with them everybody's who shares the address.
   */
  crossSite: { points: 30, seconds: toSeconds(10 * MINUTE) },
  /** Cookies of no session. An expired one costs its browser a point or two until a page clears it. */
  session: { points: 300, seconds: toSeconds(10 * MINUTE) },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof rateLimits;
