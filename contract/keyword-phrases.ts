/** The phrases for one category, in this order; those with a city only if the city is known. */
const withoutCity = (category: string) => [
  `${category} near me`,
  `Best ${category} near me`,
  `Top-rated ${category} near me`,
  `${category} open now near me`,
];

const withCity = (category: string, city: string) => [
  `${category} near me`,
  `${category} in ${city}`,
  `${city} ${category.toLowerCase()}`,
  `Best ${category} near me`,
  `Top-rated ${category} near me`,
  `${category} open now near me`,
];

/**
 * The phrases that people search with for these kinds of business in this city: six per category, four
 * without a city, no duplicates. Only admins see them; drafts never use them.
 */
export function keywordPhrases(categories: readonly string[], city: string | null): string[] {
  const place = city?.trim() ?? '';
  const phrases = categories
    .map((category) => category.trim())
    .filter((category) => category !== '')
    .flatMap((category) => (place ? withCity(category, place) : withoutCity(category)));
  return [...new Set(phrases)];
}
