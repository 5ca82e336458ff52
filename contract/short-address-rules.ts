import { isSlug } from './slug.ts';

/** Ours: short enough to type from a poster. */
export const shortAddressLengths = { min: 3, max: 60 } as const;

const { min, max } = shortAddressLengths;

/** Messages of the form in which an owner chooses a slug: identical on screen and from the server. */
export const shortAddressMessages = {
  characters:
    'Please use only the letters a to z, digits, and single hyphens between them, such as maple-clinic',
  length: `Please use ${min} to ${max} characters`,
  taken: 'This address is taken. Please try another one',
  reserved: 'We use this word for our own pages. Please try another one',
  fixed: 'This business already has its short address, and it can’t be changed anymore.',
} as const;

/** What is wrong with a slug that an owner typed, taken or not; null if nothing is. */
export function shortAddressError(text: string): string | null {
  if (text.length < min || text.length > max) return shortAddressMessages.length;
  return isSlug(text) ? null : shortAddressMessages.characters;
}
