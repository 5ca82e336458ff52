/** Which names have a word, and which words begin with some letters. */
export interface WordIndex {
  has(word: string): boolean;
  /** Whether a word begins with these letters. */
  hasStart(letters: string): boolean;
  /** Indexes of the names with a word that begins with these letters. */
  starting(letters: string): readonly number[];
  /** Indexes of the names with this word. */
  with(word: string): readonly number[];
  /** Every word. */
  words: readonly string[];
}

/** @param texts each with a space before and after every word */
export function indexWords(texts: readonly string[]): WordIndex {
  const byWord = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    for (const word of new Set(text.trim().split(' '))) {
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  }
  // By code unit, as `<` compares them.
  const words = [...byWord.keys()].toSorted();
  return {
    words,
    has: (word) => byWord.has(word),
    hasStart: (letters) => words[firstFrom(words, letters)]?.startsWith(letters) ?? false,
    with: (word) => byWord.get(word) ?? [],
    starting(letters) {
      const first = firstFrom(words, letters);
      // Behind every word that begins with them.
      const end = firstFrom(words, `${letters}\uffff`);
      return words.slice(first, end).flatMap((word) => byWord.get(word) ?? []);
    },
  };
}

/** The place of the first word that is not before `letters`. */
function firstFrom(words: readonly string[], letters: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}
