/** Starts the styles' delays over, which begin whenever an element enters the page. */
export function restartAnimations(element: Element | null | undefined): void {
  element?.replaceWith(element);
}
