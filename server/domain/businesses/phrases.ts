import type { Keyword } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keyword-phrases.ts';

/** What people search with for a business of these kinds in this place (rulings, "Names and values"). */
export function phrasesOf(categories: readonly string[], city: string | null): Keyword[] {
  return keywordPhrases(categories, city).map((keyword) => ({ keyword, isLocalSeo: true }));
}
