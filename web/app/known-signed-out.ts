import type { AppPageData } from '../../contract/pages.ts';
import { findPage, guardedPages } from './find-page.ts';

/**
 * Whether the page itself says that nobody is signed in. Requesting the user anyway would get a
 * 401, which browsers log as an error. Pages vary by cookie, so a cached copy is never shown to
 * someone who has signed in since. The guards of pages for signed-in users rely on `GET /api/user` alone.
 */
export function isKnownSignedOut({ noSession, path }: AppPageData): boolean {
  return noSession === true && !guardedPages.has(findPage(path).name);
}
