import type { MouseEvent } from 'react';

/** How many characters of the text come before the tap; undefined if the browser cannot tell. */
export function tappedOffset({ clientX, clientY }: MouseEvent): number | undefined {
  // Safari has only the second, older one.
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  return position?.offset ?? document.caretRangeFromPoint?.(clientX, clientY)?.startOffset;
}
