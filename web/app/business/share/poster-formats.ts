/** What there is to print. The card is folded twice and stands on a counter. */
export const posterKinds = { poster: 'Poster', card: 'Counter card' } as const;

/** The sheets of printers at hand; their measures stand in `poster.css`. */
export const papers = { letter: 'US Letter', a4: 'A4' } as const;

export type PosterKind = keyof typeof posterKinds;
export type Paper = keyof typeof papers;

/** Where letters are written on US Letter: North America, and Spanish- and English-speaking neighbors. */
const letterRegions = /-(?:US|CA|MX|PH|CL|CO|VE|CR|GT|PR)\b/i;

/** The paper that a printer most probably holds. @param language of the browser, as `en-US` */
export function usualPaper(language: string): Paper {
  return letterRegions.test(language) ? 'letter' : 'a4';
}
