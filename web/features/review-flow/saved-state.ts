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
 * The storage may be missing, full or forbidden: then nothing is kept, and nothing breaks.
 */
export function createSavedState<T>(page: string) {
  const key = stateKey(page);
  const forget = () => attempt(() => sessionStorage.removeItem(key));
  return {
    /** Undefined where nothing was kept, or too long ago; then it is gone as well. */
    read(): T | undefined {
      const kept = attempt(() => parsed<T>(sessionStorage.getItem(key)));
      if (kept && Date.now() - kept.at < idleLimit) return kept.place;
      forget();
      return undefined;
    },
    keep(place: T): void {
      attempt(() => sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), place })));
    },
    forget,
  };
}

function parsed<T>(text: string | null): Kept<T> | undefined {
  // Only `keep` writes under this key, and only in this tab.
  return text ? (JSON.parse(text) as Kept<T>) : undefined; // see above
}

function attempt<R>(act: () => R): R | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
