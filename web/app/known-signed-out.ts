import type { AppPageData } from '../../contract/pages.ts';
import { findPage, type ScreenName } from './find-page.ts';

/** Pages for signed-in users: their guards rely on `GET /api/user` alone. */
const guarded: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'dashboard',
  'account',
  'businessSetup',
  'businessReady',
  'businessEdit',
  'businessShare',
  'admin',
]);

/**
 * Whether the page itself says that nobody is signed in. Requesting the user anyway would get a
 * 401, which browsers log as an error. Pages vary by cookie, so a cached copy is never shown to
 * someone who has signed in since.
 */
export function isKnownSignedOut({ noSession, path }: AppPageData): boolean {
  return noSession === true && !guarded.has(findPage(path).name);
}
