/** The visitor's cleaned words, one by one. */
export interface TokenizedText {
  /** As they are written, with commas and capitals. */
  original: readonly string[];
  /** Lower-case and bare, to look up. */
  words: readonly string[];
}

export function tokenize(text: string): TokenizedText {
  const original = text.split(' ');
  return { original, words: original.map((word) => word.toLowerCase().replace(/,$/, '')) };
}

/** The words from one place to another, as they are written. */
export function textOf({ original }: TokenizedText, from = 0, to = original.length): string {
  return original.slice(from, to).join(' ').replace(/,$/, '');
}

/** The rest of the text. */
export function textFrom({ original, words }: TokenizedText, from: number): TokenizedText {
  return { original: original.slice(from), words: words.slice(from) };
}

/** How many words, at most three, the longest entry takes that begins here; 0 where none does. */
export function lengthOfEntry(
  words: readonly string[],
  at: number,
  has: (entry: string) => boolean,
): number {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1)
    if (has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}
