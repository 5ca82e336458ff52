/** Scrolls to the top of a list after paging from its bottom. */
export function scrollToTop(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
}
