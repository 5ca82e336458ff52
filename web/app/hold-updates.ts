import { notifyManager } from '@tanstack/react-query';

/** How long after a touch its click may follow, in milliseconds. */
const clickDelay = 300;

/** Events that end a press; after some, such as a choice in a native menu, no `pointerup` comes. */
const ends = ['click', 'pointercancel', 'contextmenu', 'change', 'keydown', 'blur'] as const;

/**
 * From a press to its click, nothing that the server sends changes the page: a row that is replaced or
 * moved under a finger loses the click, or hands it to another row. What arrives meanwhile is shown
 * right after.
 */
export function holdUpdatesWhilePressed(): void {
  let press: AbortController | undefined;
  let held: (() => void)[] = [];
  const release = () => {
    press?.abort();
    press = undefined;
    const updates = held;
    held = [];
    for (const update of updates) setTimeout(update);
  };
  const hold = () => {
    press?.abort();
    press = new AbortController();
    const { signal } = press;
    // The handlers of the event itself come first.
    for (const end of ends) addEventListener(end, () => setTimeout(release), { signal });
    addEventListener('pointerup', () => setTimeout(() => signal.aborted || release(), clickDelay), {
      signal,
    });
    addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), { signal });
  };
  addEventListener('pointerdown', hold, { capture: true });
  notifyManager.setScheduler((update) => {
    if (press) held.push(update);
    else setTimeout(update);
  });
}
