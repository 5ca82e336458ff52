/**
 * The shared header is absent on the landing page, sign-in, the two review pages and `/`.
 */
export function hasHeader(path: string): boolean {
  return path !== '/' && !isAnyOf(path, ['/landing', ...withoutShell]);
}

/** The shared footer is absent on sign-in and the two review pages. */
export function hasFooter(path: string): boolean {
  return !isAnyOf(path, withoutShell);
}

const withoutShell = ['/auth', '/auth-old', '/thumbs-up-down', '/review-shield'];

function isAnyOf(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
