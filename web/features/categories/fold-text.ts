const beyondAscii = /[^\0-\x7f]/;

/**
 * Normalizes text for the search: lower case, no accents or apostrophes, words separated by one
 * space. `Café & Women's Bar` becomes `cafe womens bar`.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Lower case without accents and apostrophes; everything else stays. */
export function foldLetters(text: string): string {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return beyondAscii.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
}

/** Finds the letters of a folded text at the start of a word, wherever the words are split. */
export function lettersInWords(folded: string): RegExp {
  return new RegExp(` ${Array.from(folded.replace(/ /g, '')).join(' ?')}`, 'u');
}
