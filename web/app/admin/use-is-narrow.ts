import { useSyncExternalStore } from 'react';

/** LOOK: below this width lists are cards. */
const narrow = '(max-width: 639.98px)';

/** Whether the window has no room for a table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
