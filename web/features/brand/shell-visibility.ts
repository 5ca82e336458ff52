import * as pages from '../../../contract/page-paths.ts';

/**
 * The shared header is absent on the landing page, sign-in, the two review pages and `/`.
 */
export function hasHeader(path: string): boolean {
  return path !== pages.home && !isAnyOf(path, [pages.landing, ...withoutShell]);
}

/** The shared footer is absent on sign-in and the two review pages. */
export function hasFooter(path: string): boolean {
  return !isAnyOf(path, withoutShell);
}

const withoutShell = [
  pages.auth,
  pages.authOld,
  ...[pages.thumbsUpDown, pages.reviewShield].map((path) => path.replace('/{slug}', '')),
];

function isAnyOf(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
