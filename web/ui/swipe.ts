import { useRef, type PointerEvent } from 'react';

/** The minimum distance of a swipe, in CSS pixels. */
const threshold = 50;

/** Whether a horizontal movement is a swipe; a shorter one snaps back. */
export function isSwipe(distance: number): boolean {
  return Math.abs(distance) >= threshold;
}

/**
 * Handlers that make an element draggable sideways, and call `onSwipe` after a long enough drag.
 */
export function useSwipe(onSwipe?: () => void) {
  const start = useRef<number | null>(null);

  function begin(event: PointerEvent<HTMLElement>): void {
    const target = event.target as Element; // pointer events happen on elements
    // Interactive elements do not start a drag.
    if (target.closest('button, a')) return;
    start.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag({ type, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    if (start.current === null) return;
    const distance = clientX - start.current;
    const isMoving = type === 'pointermove';
    currentTarget.style.transform = isMoving ? `translateX(${distance}px)` : '';
    if (isMoving) return;
    start.current = null;
    if (type === 'pointerup' && isSwipe(distance)) onSwipe?.();
  }
  return { onPointerDown: begin, onPointerMove: drag, onPointerUp: drag, onPointerCancel: drag };
}
