/**
 * The lower-case words of a text, to look up in a vocabulary: contractions are expanded ("didn't" is
 * "did", "not"), possessive endings dropped, hyphenated words split.
 */
export function wordsOf(text: string): string[] {
  const words = expandNegations(text).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)?/gu) ?? [];
  return words.map((word) => word.replace(/'(?:s|d|m|ll|re|ve)$/, ''));
}

/** In lower case and with straight apostrophes: "didn’t" is "did not". */
export function expandNegations(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not');
}

/** Counts words by spaces. */
export function countWords(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const startsWord = text[at] !== ' ' && (at === 0 || text[at - 1] === ' ');
    if (startsWord) count += 1;
  }
  return count;
}

/**
 * True if the vocabulary contains the word or its base form by regular endings. Comparatives and
 * superlatives count as separate words.
 */
export function covers(vocabulary: ReadonlySet<string>, word: string): boolean {
  return vocabulary.has(word) || baseForms(word).some((base) => vocabulary.has(base));
}

function baseForms(word: string): string[] {
  const forms: string[] = [];
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(...replacements.map((replacement) => stem + replacement));
    if (/(.)\1$/.test(stem)) forms.push(stem.slice(0, -1));
  }
  return forms;
}

const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['ily', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ly', ['', 'le']],
];
