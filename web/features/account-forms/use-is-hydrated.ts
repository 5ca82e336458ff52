import { useSyncExternalStore } from 'react';

/** False in the server's HTML and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => nothing,
    () => true,
    () => false,
  );
}

function nothing(): void {}
