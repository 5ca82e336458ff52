import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a deactivation can be undone on the card, in milliseconds. */
const undoFor = 8_000;

/**
 * Whether the card of a business that was just deactivated offers to undo that.
 * @param fallback the button that gets the focus when the one that undoes goes away
 */
export function useUndo(fallback: RefObject<HTMLButtonElement | null>) {
  const [isOffered, setOffered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isOffered) return;
    const timer = setTimeout(() => {
      hadFocus.current = document.activeElement === button.current;
      setOffered(false);
    }, undoFor);
    return () => clearTimeout(timer);
  }, [isOffered]);
  useEffect(() => {
    if (isOffered || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  }, [isOffered, fallback]);
  return {
    isOffered,
    offer: () => setOffered(true),
    /** Before the button goes away. */
    end(): void {
      hadFocus.current = document.activeElement === button.current;
      setOffered(false);
    },
    button,
  };
}
