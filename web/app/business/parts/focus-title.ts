/** Focuses the title and scrolls to the top: the element that had the focus is gone. */
export function focusTitle(title: HTMLElement | null): void {
  scrollTo(0, 0);
  title?.focus({ preventScroll: true });
}
