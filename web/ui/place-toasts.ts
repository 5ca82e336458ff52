const control = 'a, button, label, input, textarea, select';

/** The control that was pressed last; Enter in a form counts as a click on its button. */
let pressed: Element | null = null;

export function followPresses(): void {
  const follow = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(control) : null;
  };
  addEventListener('click', follow, { capture: true });
}

/** What people press next, and must not find under a toast. */
const keptClear = '[role=tablist], .action-bar, .auth-note';

/**
 * Puts toasts at the bottom, at the top, or right above the control just pressed or the focused one (as
 * after a dialog closed): where they cover least of these and of what is kept clear.
 */
export function placeToasts(container: HTMLElement): void {
  const focused = document.activeElement?.closest(control);
  const own = [pressed, focused].map((one) => one?.closest(keptClear) ?? one);
  const boxes = [...own, ...document.querySelectorAll(keptClear)].map((one) =>
    one && !container.contains(one) ? one.getBoundingClientRect() : new DOMRect(),
  );
  const above = boxes.slice(0, 2).map(({ top }) => ['above', Math.min(innerHeight, top)] as const);
  const places = [['bottom', 0] as const, ['top', 0] as const, ...above];
  const cost = (place: Place) => {
    put(container, place);
    const toast = container.getBoundingClientRect();
    return boxes.filter((box) => toast.top < 0 || overlap(box, toast)).length;
  };
  const costs = places.map(cost);
  put(container, places[costs.indexOf(Math.min(...costs))]);
}

/** The second is what `above` ends at, in pixels from the top. */
type Place = readonly ['bottom' | 'top' | 'above', number];

function put(container: HTMLElement, [place, end]: Place = ['bottom', 0]): void {
  container.dataset['place'] = place;
  container.style.setProperty('--above', `${innerHeight - end}px`);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
