import type { ListedBusiness } from '../../../contract/businesses.ts';

type Searched = Pick<ListedBusiness, 'name' | 'nickname' | 'city'>;

/**
 * The businesses whose name, nickname and city contain every word of a search, ignoring case,
 * accents and direction marks.
 */
export function matchingBusinesses<One extends Searched>(
  businesses: readonly One[],
  search: string,
): readonly One[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return businesses;
  return businesses.filter(({ name, nickname, city }) => {
    const text = folded([name, nickname, city].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Bidi_Control}\u200C]+/gu, '')
    .toLowerCase();
}
