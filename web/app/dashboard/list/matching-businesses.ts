import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { searchText, searchWords } from '../../../../contract/search-text.ts';

type Searched = Pick<ListedBusiness, 'name' | 'nickname' | 'city'>;

/** The businesses whose name, nickname and city contain every word of a search, as admins search. */
export function matchingBusinesses<One extends Searched>(
  businesses: readonly One[],
  search: string,
): readonly One[] {
  const words = searchWords(search);
  if (words.length === 0) return businesses;
  return businesses.filter(({ name, nickname, city }) => {
    const text = searchText(name, nickname, city);
    return words.every((word) => text.includes(word));
  });
}
