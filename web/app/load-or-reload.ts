import { readStored, store } from '../browser-storage.ts';

/** A script could not be loaded, and a reload did not help or was not possible. */
export class StaleScript extends Error {}

/** The session storage key of the build that this tab has reloaded for. */
const storageKey = 'fourgood-reloaded';

/** The entry's URL contains a content hash, so it changes with every deploy. */
const thisBuild = import.meta.url;

/**
 * Loads a part of the app. After a deploy the scripts of older builds are gone from the server:
 * then the page reloads, once per build, and the promise stays pending until it does.
 * @throws StaleScript if it has already reloaded, or cannot
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (!mayReload()) throw new StaleScript('Part of this page could not be loaded.', { cause });
    location.reload();
    return new Promise(() => {});
  }
}

/**
 * Offline, a reload would show the browser's error page; without storage, it might loop forever.
 */
function mayReload(): boolean {
  if (!navigator.onLine || readStored('sessionStorage', storageKey) === thisBuild) return false;
  return store('sessionStorage', storageKey, thisBuild);
}
