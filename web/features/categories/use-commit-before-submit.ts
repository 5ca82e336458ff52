import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Commits the text before its form is submitted: a button may leave the focus in the input, as on
 * phones, and downshift reports the blur only after the click that caused it.
 */
export function useCommitBeforeSubmit(
  input: RefObject<HTMLInputElement | null>,
  commit: () => void,
): void {
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const form = input.current?.form;
    // The form's own handler runs at React's root, after this, and submits what is rendered by
    // then.
    const commitNow = () => flushSync(() => latest.current());
    form?.addEventListener('submit', commitNow);
    return () => form?.removeEventListener('submit', commitNow);
  }, [input]);
}
