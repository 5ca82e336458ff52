import { toasts } from './toast-queue.ts';

/**
 * Pauses a toast's timer while the pointer or the focus is on it.
 * @param container the toast container
 * @returns a function that resumes the timer, for when the browser fires no leave event
 */
export function pauseWhileRead(container: HTMLElement): () => void {
  let isHeld = false;
  const hold = () => {
    if (isHeld) return;
    isHeld = true;
    toasts.pause();
  };
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    toasts.resume();
  };
  for (const event of ['pointerenter', 'focusin']) container.addEventListener(event, hold);
  for (const event of ['pointerleave', 'focusout']) container.addEventListener(event, release);
  // A new toast has a new timer, which is running.
  toasts.subscribe(() => {
    isHeld = false;
  });
  return release;
}
