/** What the browser can print by itself. The tent is folded twice and stands on a counter. */
export const printLayouts = { poster: 'Poster', card: 'Table tent' } as const;

/** Common paper sizes; their measures are in `poster.css`. */
export const papers = { letter: 'US Letter', a4: 'A4' } as const;

export type PrintLayout = keyof typeof printLayouts;
export type Paper = keyof typeof papers;

/** Where US Letter is the standard: North America, and Spanish- and English-speaking neighbors. */
const letterRegions = /-(?:US|CA|MX|PH|CL|CO|VE|CR|GT|PR)\b/i;

/** The likely paper size. @param language the browser's, such as `en-US` */
export function usualPaper(language: string): Paper {
  return letterRegions.test(language) ? 'letter' : 'a4';
}
