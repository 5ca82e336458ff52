import { useLayoutEffect, type RefObject } from 'react';

/** The minimum visible height of the list, in pixels: five rows and a half. */
const enough = 242;

/** Between the list and the edge of the visible area, in pixels. */
const gap = 12;

/**
 * Fits an open list into the space that the keyboard and the window leave: below its field, or
 * above it if only that has enough. If neither has, or the field is out of view, the page scrolls
 * it up.
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
    // Browsers scroll the text into view themselves when a keyboard opens.
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

/** The visible pixels above and below an element. */
function roomAround(element: Element | null | undefined): { above: number; below: number } {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  return { above: top - offsetTop - gap, below: offsetTop + height - bottom - gap };
}
