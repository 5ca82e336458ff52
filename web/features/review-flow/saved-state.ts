import { readStoredJson, removeStored, storeJson } from '../../browser-storage.ts';

/** How long saved state lasts without activity, in milliseconds. */
export const idleLimit = 30 * 60 * 1_000;

/** The storage key of a page's saved state. The visitor page's inline script uses it too. */
export function stateKey(page: string): string {
  return `place:${page}`;
}

interface Saved<T> {
  at: number;
  place: T;
}

/**
 * What a person chose and wrote on one page, in this tab only, for the length of a visit. Without
 * storage nothing is saved.
 */
export function createSavedState<T>(page: string) {
  const key = stateKey(page);
  const forget = () => removeStored('sessionStorage', key);
  return {
    /** Undefined if nothing was saved, or it has expired; expired state is removed. */
    read(): T | undefined {
      const saved = readStoredJson<Saved<T>>('sessionStorage', key);
      if (saved && Date.now() - saved.at < idleLimit) return saved.place;
      forget();
      return undefined;
    },
    keep(place: T): void {
      storeJson('sessionStorage', key, { at: Date.now(), place });
    },
    forget,
  };
}
