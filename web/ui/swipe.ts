import { useRef, type PointerEvent } from 'react';

/** How far a toast has to be swiped to close, in CSS pixels. */
const threshold = 50;

/** Tells whether a movement to either side is a swipe; a shorter one springs back. */
export function isSwipe(distance: number): boolean {
  return Math.abs(distance) >= threshold;
}

/** Handlers that let an element be dragged sideways, and call `onSwipe` when it was far enough. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  function begin(event: PointerEvent<HTMLElement>): void {
    const target = event.target as Element; // as of every pointer event
    // What can be pressed is not dragged.
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
    if (type === 'pointerup' && isSwipe(distance)) onSwipe();
  }
  return { onPointerDown: begin, onPointerMove: drag, onPointerUp: drag, onPointerCancel: drag };
}
