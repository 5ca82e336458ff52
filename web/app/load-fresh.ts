import { readStored, store } from '../browser-storage.ts';

/** A script of ours could not be loaded, and a reload did not help or was not possible. */
export class StaleScript extends Error {}

/** Where this tab keeps which build it has reloaded the page for. */
const storageKey = 'fourgood-reloaded';

/** Named by its content, so it is another one after a deploy. */
const thisBuild = import.meta.url;

/**
 * Loads a part of the app. After a deploy the parts of an older build are gone from the server: then
 * the page is loaded anew, once for each build, and the promise stays open until it is.
 * @throws StaleScript when that was tried already, or cannot be
 */
export async function loadFresh<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (!mayReload()) throw new StaleScript('Part of this page could not be loaded.', { cause });
    location.reload();
    return new Promise(() => {});
  }
}

/** Offline, a reload would trade the page for the browser's own error; without storage, it might never end. */
function mayReload(): boolean {
  if (!navigator.onLine || readStored('sessionStorage', storageKey) === thisBuild) return false;
  return store('sessionStorage', storageKey, thisBuild);
}
