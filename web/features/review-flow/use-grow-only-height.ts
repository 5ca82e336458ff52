import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element as tall as it has been, so that nothing below it moves up under a finger that
 * taps twice. Resets when the width changes.
 */
export function useGrowOnlyHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const width = useRef(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.offsetWidth !== width.current) element.style.minHeight = '';
    width.current = element.offsetWidth;
    element.style.minHeight = `${element.offsetHeight}px`;
  });
  return ref;
}
