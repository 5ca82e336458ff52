import { topDialog } from './modal.ts';

/** The element that had the focus before a toast did, by toast container. */
const origins = new WeakMap<HTMLElement, HTMLElement | null>();

/** Records where the focus comes from when it enters a container. @returns the container */
export function followFocus(place: HTMLElement): HTMLElement {
  place.addEventListener('focusin', ({ relatedTarget: origin }) => {
    if (origin instanceof Node && place.contains(origin)) return;
    origins.set(place, origin instanceof HTMLElement ? origin : null);
  });
  return place;
}

/**
 * Restores the focus before a toast that contains it is removed; if it can't, focuses the open
 * dialog.
 */
export function giveFocusBack(place: HTMLElement): void {
  const isInside = () => place.contains(document.activeElement);
  if (!isInside()) return;
  origins.get(place)?.focus({ preventScroll: true });
  if (isInside()) topDialog()?.querySelector<HTMLElement>(canHaveFocus)?.focus();
}

const canHaveFocus = 'a[href], button:not(:disabled), input:not(:disabled)';
