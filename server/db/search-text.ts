/**
 * The form that searches compare: lower case, without accents, inner spaces folded. Both the stored
 * columns and the words that a person types go through it, so the database's locale does not matter.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a person searches for, in the same form, word by word. */
export function searchWords(search: string): string[] {
  const words = searchText(search.replace(/\p{Cc}/gu, ' ')).split(' ');
  return [...new Set(words)].filter((word) => word !== '');
}
