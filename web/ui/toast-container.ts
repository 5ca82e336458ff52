import { topDialog } from './modal.ts';
import { pauseWhileRead } from './pause-toasts.ts';
import { followPresses, placeToasts } from './place-toasts.ts';

/**
 * Creates the container of a page's toasts: a live region, empty unless there is a toast. A modal
 * dialog makes everything outside of it inert, so the container moves into the topmost open dialog,
 * and back out when it closes.
 */
export function openToastContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'toaster movable';
  container.setAttribute('role', 'status');
  container.setAttribute('popover', 'manual');
  document.body.append(container);
  followPresses();
  const release = pauseWhileRead(container);
  // Every dialog toggles this attribute, while not every way of opening and closing fires an event.
  new MutationObserver(() => {
    if (container.parentNode === toastHost()) return;
    move(container);
    release();
  }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return container;
}

/**
 * Moves the container to the topmost dialog and above everything else after a toast has appeared or
 * gone. Sets `--toast-room` to the lower edge of a toast at the top, and `--toast-room-below` to the
 * height that one at the bottom takes, so that other content can stay clear of it.
 */
export function raiseToasts(container: HTMLElement): void {
  container.removeAttribute('aria-live');
  const host = toastHost();
  if (container.parentNode !== host) host.append(container);
  raise(container);
  placeToasts(container);
  const { top, bottom, height } = container.getBoundingClientRect();
  const isAtTop = container.dataset['place'] === 'top';
  const { style } = document.documentElement;
  style.setProperty('--toast-room', `${height && isAtTop ? bottom : 0}px`);
  style.setProperty('--toast-room-below', `${height && !isAtTop ? innerHeight - top : 0}px`);
}

/** Moves toasts that were already announced, without announcing them again. */
function move(container: HTMLElement): void {
  if (container.hasChildNodes()) container.setAttribute('aria-live', 'off');
  container.querySelector('[role=alert]')?.removeAttribute('role');
  toastHost().append(container);
  raise(container);
}

/** Where dialogs are not modal (Safari before 15.4) nothing is inert, so the body will do. */
function toastHost(): Element {
  const dialog = topDialog();
  return dialog && 'showModal' in dialog ? dialog : document.body;
}

/**
 * An element has to leave the top layer and enter it again to come out on top; without popovers
 * `z-index` applies.
 */
function raise(container: HTMLElement): void {
  container.togglePopover?.(false);
  container.togglePopover?.(container.hasChildNodes());
}
