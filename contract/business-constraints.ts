/**
 * Lengths (maximums unless called `…MinLength`) and counts of a business; separate from `constraints`, which
 * the visitor's page loads. "Ours" marks our own choices; the specification gives the others.
 */
export const businessConstraints = {
  /** Business name, nickname, city, state and contact name. */
  businessTextMinLength: 2,
  /** Ours: longer than any that we have seen. */
  businessTextLength: 100,
  /** Ours: what browsers and QR codes support. */
  webAddressLength: 2_000,
  categories: 3,
  /** Ours; the longest name in our list has 60. */
  categoryLength: 100,
  /** Six phrases for each of three categories. */
  keywords: 18,
  /** Ours: the longest phrase of the longest category and city. */
  keywordLength: 250,
  /** A logo must have fewer bytes than this. */
  logoBytes: 3 * 1024 * 1024,
  /** Ours: 6,000 × 4,000. More pixels take seconds and gigabytes to decode, however small the file. */
  logoPixels: 24_000_000,
} as const;
