/**
 * Lengths and counts of a business; apart from `limits`, which the visitor's page carries. "Ours" marks
 * our own choices; the specification gives the others.
 */
export const businessConstraints = {
  /** Business name, nickname, city, state and contact name. */
  businessTextMinLength: 2,
  /** Ours: longer than any of these that we have met. */
  businessTextLength: 100,
  /** Ours: what browsers and printed codes still take. */
  webAddressLength: 2_000,
  categories: 3,
  /** Ours; the longest name of our list has 60. */
  categoryLength: 100,
  /** Six phrases for each of three categories. */
  keywords: 18,
  /** Ours: the longest phrase of the longest category and city. */
  keywordLength: 250,
  /** A logo has fewer bytes than this. */
  logoBytes: 3 * 1024 * 1024,
  /** Ours: 6,000 × 4,000. More of them take seconds and gigabytes to draw, in however few bytes they come. */
  logoPixels: 24_000_000,
} as const;
