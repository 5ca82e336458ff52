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
export function usePopupPlacement(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const view = window.visualViewport ?? window;
    const update = () => fitPopup(popup.current);
    function fit(): void {
      const { above, below } = spaceAround(popup.current?.parentElement);
      const isVisible = above >= 0 && below >= 0;
      if (!isVisible || Math.max(above, below) < enough)
        field.current?.scrollIntoView({ block: 'start' });
      update();
    }
    fit();
    view.addEventListener('resize', fit);
    // Browsers scroll the text into view themselves when a keyboard opens.
    view.addEventListener('scroll', update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', update);
      window.removeEventListener('scroll', update);
    };
  }, [popup, field]);
}

function fitPopup(popup: HTMLElement | null): void {
  const { above, below } = spaceAround(popup?.parentElement);
  const isAbove = below < enough && above > below;
  popup?.classList.toggle('above', isAbove);
  popup?.style.setProperty('--room', `${isAbove ? above : below}px`);
}

/** The visible pixels above and below an element. */
function spaceAround(element: Element | null | undefined): { above: number; below: number } {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  return { above: top - offsetTop - gap, below: offsetTop + height - bottom - gap };
}
