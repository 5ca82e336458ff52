import type { Keyword } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keyword-phrases.ts';

/** The keyword phrases of a business, computed from its categories and city. */
export function phrasesOf(categories: readonly string[], city: string | null): Keyword[] {
  return keywordPhrases(categories, city).map((keyword) => ({ keyword, isLocalSeo: true }));
}
