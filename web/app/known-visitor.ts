import type { AppPage } from './app-page.ts';
import { findPage, type PageName } from './pages.ts';

/** Pages for signed-in people, whose guards decide by the answer of `GET /api/user` alone (S-44). */
const guarded: ReadonlySet<PageName> = new Set<PageName>([
  'dashboard',
  'account',
  'businessSetup',
  'businessEdit',
  'businessShare',
  'admin',
]);

/**
 * Whether the page itself says that nobody is signed in. Asking the server as well would get a visitor
 * a 401, which every browser shows as an error in its console. A kept copy of the page cannot say so to
 * who has signed in since: pages vary by cookie.
 */
export function isKnownVisitor({ noSession, path }: AppPage): boolean {
  return noSession === true && !guarded.has(findPage(path).name);
}
