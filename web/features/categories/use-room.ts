import { useLayoutEffect, type RefObject } from 'react';

/** How much of the list has to be in sight, in pixels: five rows and a half. */
const enough = 242;

/** Between the list and the edge of what can be seen, in pixels. */
const gap = 12;

/**
 * Keeps an open list within what the keyboard and the window leave: below its field, above it where
 * only there is room. Where neither has any, or the field itself is out of sight, the page moves it up.
 */
export function useRoom(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const view = window.visualViewport ?? window;
    const place = () => placeInRoom(popup.current);
    function makeRoom(): void {
      const { above, below } = roomAround(popup.current?.parentElement);
      const isInSight = above >= 0 && below >= 0;
      if (!isInSight || Math.max(above, below) < enough)
        field.current?.scrollIntoView({ block: 'start' });
      place();
    }
    makeRoom();
    view.addEventListener('resize', makeRoom);
    // The browser brings the text into sight by itself when a keyboard comes.
    view.addEventListener('scroll', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      view.removeEventListener('resize', makeRoom);
      view.removeEventListener('scroll', place);
      window.removeEventListener('scroll', place);
    };
  }, [popup, field]);
}

function placeInRoom(popup: HTMLElement | null): void {
  const { above, below } = roomAround(popup?.parentElement);
  const isAbove = below < enough && above > below;
  popup?.classList.toggle('above', isAbove);
  popup?.style.setProperty('--room', `${isAbove ? above : below}px`);
}

/** Pixels above and below an element that can be seen. */
function roomAround(element: Element | null | undefined): { above: number; below: number } {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  return { above: top - offsetTop - gap, below: offsetTop + height - bottom - gap };
}
