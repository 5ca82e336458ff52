import { topDialog } from './modal.ts';
import { holdWhileRead } from './toast-hold.ts';

/**
 * Creates the container of a page's toasts: a live region, empty unless there is a toast. A modal
 * dialog makes everything outside of it inert, so the container moves into the topmost open dialog,
 * and back out when it closes.
 */
export function openToastContainer(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'toaster roaming';
  place.setAttribute('role', 'status');
  place.setAttribute('popover', 'manual');
  document.body.append(place);
  const release = holdWhileRead(place);
  // Every dialog toggles this attribute, while not every way of opening and closing fires an event.
  new MutationObserver(() => {
    if (place.parentNode === hostOfToasts()) return;
    move(place);
    release();
  }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return place;
}

/**
 * Moves the container to the topmost dialog and above everything else after a toast has appeared or
 * gone. Sets `--toast-room` to the lower edge of the toast, so that other content can stay clear of
 * it.
 */
export function raiseToasts(place: HTMLElement): void {
  place.removeAttribute('aria-live');
  const host = hostOfToasts();
  if (place.parentNode !== host) host.append(place);
  raise(place);
  const room = place.hasChildNodes() ? place.getBoundingClientRect().bottom : 0;
  document.documentElement.style.setProperty('--toast-room', `${room}px`);
}

/** Moves toasts that were already announced, without announcing them again. */
function move(place: HTMLElement): void {
  if (place.hasChildNodes()) place.setAttribute('aria-live', 'off');
  place.querySelector('[role=alert]')?.removeAttribute('role');
  hostOfToasts().append(place);
  raise(place);
}

/** Where dialogs are not modal (Safari before 15.4) nothing is inert, so the body will do. */
function hostOfToasts(): Element {
  const dialog = topDialog();
  return dialog && 'showModal' in dialog ? dialog : document.body;
}

/**
 * An element has to leave the top layer and enter it again to come out on top; without popovers
 * `z-index` applies.
 */
function raise(place: HTMLElement): void {
  place.togglePopover?.(false);
  place.togglePopover?.(place.hasChildNodes());
}
