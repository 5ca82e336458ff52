/** Combines patterns into one that matches whole words in lower-case text. */
export function wholePhrases(sources: readonly string[]): RegExp {
  return new RegExp(
    sources.map((source) => `(?<![\\p{L}\\p{N}'])(?:${source})(?![\\p{L}\\p{N}])`).join('|'),
    'u',
  );
}
