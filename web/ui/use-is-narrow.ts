import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window has no room for a table; then rows are cards (LOOK).
 * @param tableFrom the minimum window width for the table, in em
 */
export function useIsNarrow(tableFrom: number): boolean {
  const query = `(max-width: ${tableFrom - 0.01}em)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
