import { topDialog } from './modal.ts';

/** What had the focus before it went to a toast, by the place of the toasts. */
const origins = new WeakMap<HTMLElement, HTMLElement | null>();

/** Notes from where the focus comes into a place. @returns the place */
export function followFocus(place: HTMLElement): HTMLElement {
  place.addEventListener('focusin', ({ relatedTarget: origin }) => {
    if (origin instanceof Node && place.contains(origin)) return;
    origins.set(place, origin instanceof HTMLElement ? origin : null);
  });
  return place;
}

/** A toast that goes with the focus in it would leave it nowhere: it returns, or goes to the dialog. */
export function giveFocusBack(place: HTMLElement): void {
  const isInside = () => place.contains(document.activeElement);
  if (!isInside()) return;
  origins.get(place)?.focus({ preventScroll: true });
  if (isInside()) topDialog()?.querySelector<HTMLElement>(canHaveFocus)?.focus();
}

const canHaveFocus = 'a[href], button:not(:disabled), input:not(:disabled)';
