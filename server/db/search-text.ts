/** Letters that are not made of a plain one and an accent, as people type them without. */
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

/**
 * The form that searches compare: lower case, without accents, direction marks and the non-joiners that
 * many leave out as they type, inner spaces folded. Both the stored columns and the words that a person
 * types go through it, so the database's locale does not matter.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Bidi_Control}\u200C]+/gu, '')
    .toLowerCase()
    .replace(/[ßæðøþđħıłœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * What a person searches for, in the same form, word by word. Signs between words say nothing, as in
 * "Smile – Dental", whichever dash the name has; where there are only signs, they are what is looked for.
 */
export function searchWords(search: string): string[] {
  const words = searchText(search.replace(/\p{Cc}/gu, ' ')).split(' ');
  const distinct = [...new Set(words)].filter((word) => word !== '');
  const telling = distinct.filter((word) => !/^[\p{P}\p{Sm}]+$/u.test(word));
  return telling.length > 0 ? telling : distinct;
}
