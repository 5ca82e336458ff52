const beyondAscii = /[^\0-\x7f]/;

/**
 * Text as the search compares it: lower case, without accents and apostrophes, words apart by one
 * space. `Café & Women's Bar` becomes `cafe womens bar`.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Lower case without accents and apostrophes; everything else as it is. */
export function foldLetters(text: string): string {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return beyondAscii.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
}

/** Finds the letters of a folded text from the beginning of a word on, however words part them. */
export function lettersInWords(folded: string): RegExp {
  return new RegExp(` ${Array.from(folded.replace(/ /g, '')).join(' ?')}`, 'u');
}
