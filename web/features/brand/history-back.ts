/**
 * Goes back in the browser's history instead of following a link, if there is a page to go back to.
 */
export function goBackInstead(click: Pick<MouseEvent, 'preventDefault'>): void {
  if (!hasEarlierPage()) return;
  click.preventDefault();
  history.back();
}

/** Whether this tab has an earlier page; one of this site, if the browser can tell. */
function hasEarlierPage(): boolean {
  return navigationOf(window)?.canGoBack ?? history.length > 1;
}

/** The Navigation API is missing in older browsers and in TypeScript's DOM types. */
function navigationOf(page: object): { canGoBack: boolean } | undefined {
  return 'navigation' in page ? (page.navigation as { canGoBack: boolean }) : undefined; // the specified type
}
