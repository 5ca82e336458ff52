import { topDialog } from './modal.ts';

/** The element that had the focus before a toast did, by toast container. */
const origins = new WeakMap<HTMLElement, HTMLElement | null>();

/** Records where the focus comes from when it enters a container. @returns the container */
export function trackFocus(container: HTMLElement): HTMLElement {
  container.addEventListener('focusin', ({ relatedTarget: origin }) => {
    if (origin instanceof Node && container.contains(origin)) return;
    origins.set(container, origin instanceof HTMLElement ? origin : null);
  });
  return container;
}

/**
 * Restores the focus before a toast that contains it is removed; if it can't, focuses the open
 * dialog.
 */
export function returnFocus(container: HTMLElement): void {
  const isInside = () => container.contains(document.activeElement);
  if (!isInside()) return;
  origins.get(container)?.focus({ preventScroll: true });
  if (isInside()) topDialog()?.querySelector<HTMLElement>(canHaveFocus)?.focus();
}

const canHaveFocus = 'a[href], button:not(:disabled), input:not(:disabled)';
