import { useLayoutEffect, useRef } from 'react';

/**
 * A pending button is disabled, and what is disabled loses the focus: this gives it back once the
 * task is done, unless the person has gone on meanwhile.
 * @returns what the button needs among its properties
 */
export function useKeptFocus(isPending: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isPending]);
  return {
    ref,
    // Before the task begins: afterwards the focus is gone already.
    onClickCapture: () => {
      hadFocus.current = document.activeElement === ref.current;
    },
  };
}
