/** The words of a list; an underscore is the space inside a compound. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  );
}
