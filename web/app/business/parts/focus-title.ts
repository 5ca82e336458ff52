/** From the top again, for the eye and for the keyboard: what had the focus is gone. */
export function focusTitle(title: HTMLElement | null): void {
  scrollTo(0, 0);
  title?.focus({ preventScroll: true });
}
