/**
 * `localStorage` is shared by all tabs of this browser, `sessionStorage` belongs to one tab until it is
 * closed. Either may be missing, full or forbidden. No function in this file throws: what cannot be
 * read is absent, and what cannot be written is not kept.
 */
type StorageName = 'localStorage' | 'sessionStorage';

/** Null where nothing is stored under the key. */
export function readStored(storage: StorageName, key: string): string | null {
  return attempt(() => globalThis[storage].getItem(key)) ?? null;
}

/** @returns whether the text is stored now */
export function store(storage: StorageName, key: string, text: string): boolean {
  const isStored = attempt(() => {
    globalThis[storage].setItem(key, text);
    return true;
  });
  return isStored ?? false;
}

export function removeStored(storage: StorageName, key: string): void {
  attempt(() => globalThis[storage].removeItem(key));
}

/** The keys of everything that is stored, also by others. */
export function storedKeys(storage: StorageName): string[] {
  return attempt(() => Object.keys(globalThis[storage])) ?? [];
}

/** What `storeJson` stored under the key; undefined where that is nothing, or no JSON. */
export function readStoredJson<T>(storage: StorageName, key: string): T | undefined {
  return attempt(() => JSON.parse(globalThis[storage].getItem(key) ?? '') as T); // one type for each key
}

export function storeJson(storage: StorageName, key: string, value: unknown): void {
  attempt(() => globalThis[storage].setItem(key, JSON.stringify(value)));
}

function attempt<R>(act: () => R): R | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
