import { topDialog } from './modal.ts';
import { pauseWhileRead } from './pause-toasts.ts';

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
 * gone. Sets `--toast-room` to the lower edge of the toast, so that other content can stay clear of
 * it.
 */
export function raiseToasts(container: HTMLElement): void {
  container.removeAttribute('aria-live');
  const host = toastHost();
  if (container.parentNode !== host) host.append(container);
  raise(container);
  const room = container.hasChildNodes() ? container.getBoundingClientRect().bottom : 0;
  document.documentElement.style.setProperty('--toast-room', `${room}px`);
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
