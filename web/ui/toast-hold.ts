import { toasts } from './toast-queue.ts';

/**
 * Stops the clock of a toast while a person reads or reaches for it.
 * @param place where the page's toasts are
 * @returns what lets it run on where the browser does not tell that they have left
 */
export function holdWhileRead(place: HTMLElement): () => void {
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
  for (const event of ['pointerenter', 'focusin']) place.addEventListener(event, hold);
  for (const event of ['pointerleave', 'focusout']) place.addEventListener(event, release);
  // Each toast has a clock of its own, and it runs.
  toasts.subscribe(() => {
    isHeld = false;
  });
  return release;
}
