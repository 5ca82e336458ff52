import { useLayoutEffect, useRef } from 'react';

/**
 * A pending button is disabled and loses the focus: this restores it once the task is done, unless
 * the focus has moved elsewhere.
 * @returns props for the button
 */
export function useRestoreFocus(isPending: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isPending]);
  return {
    ref,
    // Recorded before the task starts, since the focus is lost after that.
    onClickCapture: () => {
      hadFocus.current = document.activeElement === ref.current;
    },
  };
}
