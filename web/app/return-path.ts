import { readStoredJson, removeStored, storeJson } from '../browser-storage.ts';
import { viewOf } from '../features/account-forms/auth-view.ts';
import { findPage, type ScreenName } from './find-page.ts';

/** A page that asked to sign in, and so is where people want to be afterwards. */
export interface ReturnPath {
  /** With query and fragment: `/business-edit/7`. */
  path: string;
  /** Whose session ended there; null if nobody was signed in. */
  userId: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** It is kept in the tab, never in a URL: nobody can send people anywhere by a link. */
const key = 'return-path';

/** How long a tab that an emailed link opened may take over another tab's, in milliseconds. */
const emailedLinkTime = 60 * 60_000;

/** The pages that ask. */
const returnable: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'dashboard',
  'account',
  'businessSetup',
  'businessEdit',
  'businessShare',
  'admin',
]);

/** Remembers the current page. @param userId whose session has ended, if one has */
export function rememberReturnPath(userId: number | null): void {
  const path = `${location.pathname}${location.search}${location.hash}`;
  const kept: ReturnPath = { path, userId, at: Date.now() };
  for (const storage of storages) storeJson(storage, key, kept);
}

/** For a sign-in that no page asked for. */
export function forgetReturnPath(): void {
  for (const storage of storages) removeStored(storage, key);
}

const storages = ['sessionStorage', 'localStorage'] as const;

/** The page that asked this tab to sign in, if any. */
export function returnPath(): ReturnPath | undefined {
  const kept = readStoredJson<ReturnPath>('sessionStorage', key);
  return kept && isReturnable(kept.path) ? kept : undefined;
}

/** Forgets it, since it leads there now. @returns undefined for anyone but the user it belongs to */
export function takeReturnPath(userId: number): string | undefined {
  const kept = returnPath();
  forgetReturnPath();
  return kept && (kept.userId ?? userId) === userId ? kept.path : undefined;
}

/**
 * To call once, when the tab's first page is a sign-in page: a link or a typed address is a sign-in of
 * its own, unless the link was emailed during a sign-in in another tab.
 */
export function startSignIn(path: string, search: string, isNavigation: boolean): void {
  const { name } = findPage(path);
  if (!isNavigation || !signInPages.has(name)) return;
  if (name !== 'resetPassword' && !emailedViews.has(viewOf(search))) return forgetReturnPath();
  const other = readStoredJson<ReturnPath>('localStorage', key);
  if (returnPath() || !other) return;
  if (Date.now() - other.at < emailedLinkTime) storeJson('sessionStorage', key, other);
}

const signInPages: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'auth',
  'authOld',
  'resetPassword',
]);
const emailedViews: ReadonlySet<string> = new Set(['verify', 'newPassword', 'forgot']);

/** Storage can be written by extensions, too: only a page of the app's own will do. */
function isReturnable(path: unknown): boolean {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && returnable.has(findPage(url.pathname).name);
}
