/** Splits a list at white space; underscores become the spaces in compounds. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  );
}
