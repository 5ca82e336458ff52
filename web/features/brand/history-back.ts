/** Goes back in the browser's history in place of following a link, where that leads somewhere. */
export function goBackInstead(click: Pick<MouseEvent, 'preventDefault'>): void {
  if (!hasEarlierPage()) return;
  click.preventDefault();
  history.back();
}

/** Whether an earlier page stands in this tab's history; of this site, where the browser can tell. */
function hasEarlierPage(): boolean {
  return navigationOf(window)?.canGoBack ?? history.length > 1;
}

/** The Navigation API is missing in older browsers, and in the library's types. */
function navigationOf(page: object): { canGoBack: boolean } | undefined {
  return 'navigation' in page ? (page.navigation as { canGoBack: boolean }) : undefined; // its type
}
