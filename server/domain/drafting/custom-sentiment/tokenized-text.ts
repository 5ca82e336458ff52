/** The visitor's cleaned text, split into words. */
export interface TokenizedText {
  /** As written, with commas and capitals. */
  original: readonly string[];
  /** Lower-case and without commas, for lookups. */
  words: readonly string[];
}

export function tokenize(text: string): TokenizedText {
  const original = text.split(' ');
  return { original, words: original.map((word) => word.toLowerCase().replace(/,$/, '')) };
}

/** The words from index `from` up to `to`, as written. */
export function textOf({ original }: TokenizedText, from = 0, to = original.length): string {
  return original.slice(from, to).join(' ').replace(/,$/, '');
}

/** The rest of the text, from index `from`. */
export function textFrom({ original, words }: TokenizedText, from: number): TokenizedText {
  return { original: original.slice(from), words: words.slice(from) };
}

/** The length in words, up to four, of the longest entry that starts at `at`; 0 if there is none. */
export function lengthOfEntry(
  words: readonly string[],
  at: number,
  has: (entry: string) => boolean,
): number {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1)
    if (has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}
