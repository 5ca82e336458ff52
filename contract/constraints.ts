/**
 * Lengths, sizes and counts. Lengths are in characters as people see them (`text.ts`). They are maximums
 * unless called `…MinLength`; `…MaxLength` would cost the visitor's page bytes. "Ours" marks our own choices;
 * the specification gives the others.
 */
export const constraints = {
  /** Exactly four sentiments make a review. */
  sentiments: 4,
  sentimentLength: 40,
  thankedNameLength: 40,
  /** A visitor's note. */
  noteLength: 120,
  nameMinLength: 2,
  /** Ours: longer than any name that we have seen. */
  nameLength: 100,
  /** RFC 5321, 4.5.3.1.3, less the angle brackets. */
  emailLength: 254,
  /** Ours: room for an extension and words such as "after 5 pm". */
  phoneLength: 40,
  feedbackMinLength: 10,
  /** Ours: about two pages. */
  feedbackLength: 5_000,
} as const;

/** Ours: the longest slug; a longer name is cut (`server/domain/businesses/make-slug.ts`). */
export const slugLength = 80;

/** What only accounts need, so that the visitor's script doesn't contain it. */
export const accountConstraints = {
  passwordMinLength: 8,
  /** Ours; NIST SP 800-63B requires at least 64. */
  passwordLength: 128,
  /** Verification and reset codes. */
  codeLength: 6,
} as const;

/** The maximum size of a call's body, in bytes. */
export const bodyLimits = {
  /** For calls that take none: clients may send `{}`. */
  none: 1024,
  /** A form with its texts, in any script. */
  form: 16 * 1024,
  /** Feedback of 5,000 characters, eighteen keyword phrases, or what a passkey signs. */
  texts: 64 * 1024,
  /** The largest logo in base64, and the form around it. */
  upload: 4_500_000,
} as const;

/** Number of days for which a business's daily counts are shown. */
export const recentDays = 30;

/** Number of days for which a dashboard shows that feedback could not be delivered. */
export const undeliveredDays = 30;

/** Hours that delivery is tried before feedback is erased and its owner notified. No email waits longer. */
export const deliveryHours = 72;

/**
 * Minutes that emailed codes and links are valid. An email whose code or link has expired is dropped, not
 * delivered late.
 */
export const minutesOf = { verifyCode: 10, resetCode: 10, resetLink: 30 } as const;

/** Hours that the link to a corrected address works: an owner who called may read email in the evening. */
export const correctionHours = 24;

/** Number of days in which a deleted account or business can be restored. */
export const deletionDays = 14;

/** The largest id that the database's `integer` can store. */
export const largestId = 2_147_483_647;

/** Totals of lists are exact up to here, and pages have numbers; beyond, lists are paged by cursor. */
export const countedRows = 10_000;

/** The maximum page size of a list; also the default. */
export const largestPage = 1_000;
