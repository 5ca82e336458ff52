import * as pages from '../../../contract/page-paths.ts';

/** The landing page, sign-in, the two review pages and `/` have no shared header. */
export function hasHeader(path: string): boolean {
  return path !== pages.home && !isAnyOf(path, [pages.landing, ...withoutShell]);
}

/** Sign-in and the two review pages have no shared footer. */
export function hasFooter(path: string): boolean {
  return !isAnyOf(path, withoutShell);
}

const withoutShell = [
  pages.auth,
  pages.authOld,
  ...[pages.thumbsUpDown, pages.reviewShield].map((path) => path.replace('/{slug}', '')),
];

function isAnyOf(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
