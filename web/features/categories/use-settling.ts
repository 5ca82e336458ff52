import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Settles the text before its form is submitted: a button may leave the focus in the input, as on
 * phones, and downshift reports the blur only after the click that caused it.
 */
export function useSettling(input: RefObject<HTMLInputElement | null>, settle: () => void): void {
  const latest = useRef(settle);
  useLayoutEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const form = input.current?.form;
    // The form's own handler runs at React's root, after this, and submits what is rendered by
    // then.
    const settleNow = () => flushSync(() => latest.current());
    form?.addEventListener('submit', settleNow);
    return () => form?.removeEventListener('submit', settleNow);
  }, [input]);
}
