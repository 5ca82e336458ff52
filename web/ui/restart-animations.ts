/** Starts the styles' delays over, which begin whenever an element enters the page. */
export function restartAnimations(element: Element | null): void {
  element?.replaceWith(element);
}
