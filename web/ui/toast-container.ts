import { topDialog } from './modal.ts';
import { holdWhileRead } from './toast-hold.ts';

/**
 * Opens the place of a page's toasts: a live region, empty while there is nothing to say. An open
 * modal dialog makes everything outside of it inert, so the place moves into the dialog that a
 * person is in, and out of it again, and what it holds goes with it. It stays as long as the page.
 */
export function openToastContainer(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'toaster roaming';
  place.setAttribute('role', 'status');
  place.setAttribute('popover', 'manual');
  document.body.append(place);
  const release = holdWhileRead(place);
  // Dialogs open and close by this attribute; no event says so of all of them.
  new MutationObserver(() => {
    if (place.parentNode === hostOfToasts()) return;
    move(place);
    release();
  }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return place;
}

/**
 * Brings what has just come, or gone, to where the person is, above everything that is open. From the
 * top of the window to the lower edge of a toast is `--toast-room`: what has to be read beside one
 * keeps out of it.
 */
export function raiseToasts(place: HTMLElement): void {
  place.removeAttribute('aria-live');
  const host = hostOfToasts();
  if (place.parentNode !== host) host.append(place);
  raise(place);
  const room = place.hasChildNodes() ? place.getBoundingClientRect().bottom : 0;
  document.documentElement.style.setProperty('--toast-room', `${room}px`);
}

/** What is only moved was said before, and is not said again. */
function move(place: HTMLElement): void {
  if (place.hasChildNodes()) place.setAttribute('aria-live', 'off');
  place.querySelector('[role=alert]')?.removeAttribute('role');
  hostOfToasts().append(place);
  raise(place);
}

/** Where dialogs are not modal (Safari before 15.4), nothing is inert, and the page itself will do. */
function hostOfToasts(): Element {
  const dialog = topDialog();
  return dialog && 'showModal' in dialog ? dialog : document.body;
}

/** The top layer has to be left to be entered as the topmost; without popovers `z-index` has to do. */
function raise(place: HTMLElement): void {
  place.togglePopover?.(false);
  place.togglePopover?.(place.hasChildNodes());
}
