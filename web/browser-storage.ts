/**
 * `localStorage` is shared by all tabs of this browser; `sessionStorage` belongs to one tab until
 * it closes. Either may be missing, full or forbidden. Nothing in this file throws: failed reads
 * return nothing, and failed writes are dropped.
 */
type StorageName = 'localStorage' | 'sessionStorage';

/** Null if nothing is stored under the key. */
export function readStored(storage: StorageName, key: string): string | null {
  return attempt(() => globalThis[storage].getItem(key)) ?? null;
}

/** @returns whether the text was stored */
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

/** All keys in the storage, including those of other code. */
export function storedKeys(storage: StorageName): string[] {
  return attempt(() => Object.keys(globalThis[storage])) ?? [];
}

/** What `storeJson` stored under the key; undefined if that is nothing or invalid JSON. */
export function readStoredJson<T>(storage: StorageName, key: string): T | undefined {
  return attempt(() => JSON.parse(globalThis[storage].getItem(key) ?? '') as T); // each key has one type
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
