/**
 * The first letters of the first two words, as a substitute for a logo. What follows an apostrophe inside a
 * word belongs to it: "Maple's Dental" is MD.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('')
    .toUpperCase();
}
