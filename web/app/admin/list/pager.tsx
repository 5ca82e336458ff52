import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PagePosition } from './list-pages.ts';
import type { Move } from './page-address.ts';

interface PagerProps {
  position: PagePosition;
  /** The previous page is still shown while the requested one loads. */
  isBusy: boolean;
  onMove: (change: Move) => void;
}

/** `Previous`, the current page and `Next`. */
export function Pager({ position: { text, previous, next }, isBusy, onMove }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (isBusy || !wasPressed.current) return;
    wasPressed.current = false;
    keepFocus(nav.current);
  });
  const move = (change: Move | null) => {
    if (!change) return;
    wasPressed.current = true;
    onMove(change);
  };
  return (
    <nav className="pager" aria-label="Pages" ref={nav}>
      <Button disabled={!previous && !isBusy} onClick={() => move(previous)}>
        Previous
      </Button>
      <p role="status">{text}</p>
      <Button disabled={!next && !isBusy} onClick={() => move(next)}>
        Next
      </Button>
    </nav>
  );
}

/**
 * At either end of the list the pressed button becomes disabled, so the other one gets the focus.
 */
function keepFocus(nav: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.matches(':disabled')) return;
  nav?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
}
