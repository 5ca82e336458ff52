/** Who turns a long page looks for the next one at its top. */
export function keepInSight(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
}
