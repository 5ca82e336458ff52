import { readStoredJson, removeStored, storeJson } from '../../browser-storage.ts';

/** How long a place is kept without a sign of its owner, in milliseconds. */
export const idleLimit = 30 * 60 * 1_000;

/** Where a person's place on a page is kept. The head script of the visitor's page knows it too. */
export function stateKey(page: string): string {
  return `place:${page}`;
}

export type SavedState<T> = ReturnType<typeof createSavedState<T>>;

interface Kept<T> {
  at: number;
  place: T;
}

/**
 * What a person chose and wrote on one page, in this tab only, for the length of a visit.
 * Without storage nothing is kept.
 */
export function createSavedState<T>(page: string) {
  const key = stateKey(page);
  const forget = () => removeStored('sessionStorage', key);
  return {
    /** Undefined where nothing was kept, or too long ago; then it is gone as well. */
    read(): T | undefined {
      const kept = readStoredJson<Kept<T>>('sessionStorage', key);
      if (kept && Date.now() - kept.at < idleLimit) return kept.place;
      forget();
      return undefined;
    },
    keep(place: T): void {
      storeJson('sessionStorage', key, { at: Date.now(), place });
    },
    forget,
  };
}
