import * as z from 'zod/mini';

/*
 * What people get when they download their data: everything that is stored about them and their businesses,
 * but no secret and nothing of anybody else. Keyword phrases are for admins only, and feedback is not stored.
 * Times are ISO 8601; days are UTC.
 */

const text = z.nullable(z.string());
const used = { addedAt: z.string(), lastUsedAt: text };

const exportedDay = z.object({
  day: z.string(),
  drafts: z.int(),
  googleClicks: z.int(),
  facebookClicks: z.int(),
});

/** The counts of a business on one day. */
export type ExportedDay = z.infer<typeof exportedDay>;

const exportedBusiness = z.object({
  id: z.int(),
  name: z.string(),
  nickname: text,
  /** The address of its review page. */
  reviewPage: text,
  categories: z.array(z.string()),
  city: text,
  state: text,
  contactName: text,
  feedbackEmail: text,
  googleLink: text,
  facebookLink: text,
  website: text,
  /** The address of its logo. */
  logo: text,
  isActive: z.boolean(),
  /** Why an admin suspended it; null if nobody did. */
  suspendedFor: text,
  /** When an admin transferred it to the account; null once the note about it was dismissed. */
  unseenTransferAt: text,
  /** IANA name; null for UTC. */
  timeZone: text,
  /** ISO 8601; until 14 days later it can be restored. */
  deletedAt: text,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Days without any are left out. */
  days: z.array(exportedDay),
});

export type ExportedBusiness = z.infer<typeof exportedBusiness>;

export const accountData = z.object({
  exportedAt: z.string(),
  account: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    /** A new address that waits to be confirmed. */
    pendingEmail: text,
    emailVerified: z.boolean(),
    isAdmin: z.boolean(),
    isActive: z.boolean(),
    createdAt: z.string(),
    passwordChangedAt: text,
  }),
  twoStepSignIn: z.object({
    passkeys: z.array(z.object({ name: z.string(), ...used })),
    authenticatorApp: z.nullable(z.object(used)),
    recoveryCodesLeft: z.int(),
  }),
  /** The newest, as Account Settings lists them. */
  sessions: z.array(
    z.object({
      browser: z.string(),
      signedInAt: z.string(),
      lastUsedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
  /** Browsers that have signed in before: the times of the first and the last sign-in. */
  knownBrowsers: z.array(z.object({ firstSignInAt: z.string(), lastSignInAt: z.string() })),
  /** Addresses that agreed to get private feedback. */
  confirmedFeedbackAddresses: z.array(z.object({ email: z.string(), confirmedAt: z.string() })),
  businesses: z.array(exportedBusiness),
});

export type AccountData = z.infer<typeof accountData>;
