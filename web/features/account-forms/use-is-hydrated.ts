import { useSyncExternalStore } from 'react';

/** False in the server's HTML and while the script takes that over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => nothing,
    () => true,
    () => false,
  );
}

function nothing(): void {}
