import { readStored, removeStored, store } from '../browser-storage.ts';

/** Local storage keys. */
const idKey = 'newBusinessId';
const slugKey = 'newBusinessSlug';

export interface NewBusiness {
  id: number;
  slug: string | null;
}

/** Stores which business was just set up, until the dashboard has shown it. */
export function rememberNewBusiness(id: number, slug: string | null): void {
  store('localStorage', idKey, String(id));
  if (slug) store('localStorage', slugKey, slug);
  else removeStored('localStorage', slugKey);
}

export function readNewBusiness(): NewBusiness | null {
  const id = Number(readStored('localStorage', idKey));
  return id ? { id, slug: readStored('localStorage', slugKey) } : null;
}

export function forgetNewBusiness(): void {
  removeStored('localStorage', idKey);
  removeStored('localStorage', slugKey);
}
