/** Letters that are not a plain letter plus an accent, mapped to what people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};

/** Straight, curly and typed in its place: people search `obriens` and `O'Brien` for O’Brien. */
const apostrophes = /['‘’ʼ`´′]/g;

/**
 * The form that searches compare: lowercase, without accents, apostrophes, direction marks and non-joiners
 * (which many people leave out), with whitespace collapsed. Stored columns and search input both go through
 * it, so the database's locale does not matter; the dashboard's search compares in the same way.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Bidi_Control}\u200C]+/gu, '')
    .toLowerCase()
    .replace(/[ßæðøþđħıłœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The words of a search, normalized. Punctuation between words is ignored, as in "Smile – Dental", whatever
 * kind of dash the name has; a search of punctuation alone is taken literally.
 */
export function searchWords(search: string): string[] {
  const words = searchText(search.replace(/\p{Cc}/gu, ' ')).split(' ');
  const distinct = [...new Set(words)].filter((word) => word !== '');
  const telling = distinct.filter((word) => !/^[\p{P}\p{Sm}]+$/u.test(word));
  return telling.length > 0 ? telling : distinct;
}
