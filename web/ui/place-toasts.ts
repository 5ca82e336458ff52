const control = 'a, button, label, input, textarea, select';

/** The control that was pressed last; Enter in a form counts as a click on its button. */
let pressed: Element | null = null;

export function followPresses(): void {
  const follow = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(control) : null;
  };
  addEventListener('click', follow, { capture: true });
}

/** Tried in this order; `above` is right above the pressed control. */
const places = ['bottom', 'top', 'above'];

/** What people press next, and must not find under a toast. */
const keptClear = '[role=tablist], .action-bar, .auth-note';

/**
 * Puts toasts where they cover neither the control just pressed, nor the one a closed dialog returned
 * the focus to, nor what is kept clear.
 */
export function placeToasts(container: HTMLElement): void {
  const focused = document.activeElement?.closest(control);
  const boxes = [pressed, focused, ...document.querySelectorAll(keptClear)].map((one) =>
    one && !container.contains(one) ? one.getBoundingClientRect() : new DOMRect(),
  );
  container.style.setProperty('--above', `${innerHeight - (boxes[0]?.top ?? 0)}px`);
  for (const place of places) {
    container.dataset['place'] = place;
    const toast = container.getBoundingClientRect();
    if (!boxes.some((box) => overlap(box, toast))) return;
  }
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
