import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Settles a text before its form is sent: a button may leave the focus in the text, as on phones, and
 * downshift tells of a text that was left only after the click that left it.
 */
export function useSettling(input: RefObject<HTMLInputElement | null>, settle: () => void): void {
  const latest = useRef(settle);
  useLayoutEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const form = input.current?.form;
    // The form's own handler waits at the root of the page, and sends what has been rendered by then.
    const settleNow = () => flushSync(() => latest.current());
    form?.addEventListener('submit', settleNow);
    return () => form?.removeEventListener('submit', settleNow);
  }, [input]);
}
