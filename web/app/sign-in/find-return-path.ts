import { HOUR } from '../../../contract/durations.ts';
import { readStoredJson, storeJson } from '../../browser-storage.ts';
import { viewOf } from '../../features/account-forms/auth-view.ts';
import { findPage, guardedPages, type ScreenName } from '../find-page.ts';
import { forgetReturnPath, returnPathKey, type ReturnPath } from '../return-path.ts';

/** How long a tab that an emailed link opened may take over another tab's page, in milliseconds. */
const emailedLinkTime = HOUR;

/** The page that asked this tab to sign in, if any. */
export function findReturnPath(): ReturnPath | undefined {
  const asked = readStoredJson<ReturnPath>('sessionStorage', returnPathKey);
  return asked && isReturnable(asked.path) ? asked : undefined;
}

/** Forgets it, since it leads there now. @returns undefined for anyone but the user it belongs to */
export function takeReturnPath(userId: number): string | undefined {
  const asked = findReturnPath();
  forgetReturnPath();
  return asked && (asked.userId ?? userId) === userId ? asked.path : undefined;
}

/**
 * For a tab that starts with a sign-in page: a followed link or a typed address is a sign-in of its own,
 * unless the link was emailed during a sign-in in another tab. A reload and Back change nothing.
 * @param path what the document was loaded for; the page may be another one by now
 */
export function startSignIn(path: string, search: string): void {
  const { name } = findPage(path);
  if (!signInPages.has(name) || !isNavigation()) return;
  if (name !== 'resetPassword' && !emailedViews.has(viewOf(search))) return forgetReturnPath();
  const other = readStoredJson<ReturnPath>('localStorage', returnPathKey);
  if (findReturnPath() || !other || Date.now() - other.at > emailedLinkTime) return;
  storeJson('sessionStorage', returnPathKey, other);
}

const signInPages: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'auth',
  'authOld',
  'resetPassword',
]);
const emailedViews: ReadonlySet<string> = new Set(['verify', 'newPassword', 'forgot']);

function isNavigation(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return (first as PerformanceNavigationTiming | undefined)?.type === 'navigate'; // the entry's type
}

/** Storage can be written by extensions, too: only a page of the app's own will do. */
function isReturnable(path: unknown): boolean {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && guardedPages.has(findPage(url.pathname).name);
}
