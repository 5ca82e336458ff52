import { removeStored, storeJson } from '../browser-storage.ts';

/** A page that asked to sign in, and so is where people want to be afterwards. */
export interface ReturnPath {
  /** With query and fragment: `/business-edit/7`. */
  path: string;
  /** Whose session ended there; null if nobody was signed in. */
  userId: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where it is kept; never in a URL, so that nobody can send people anywhere by a link. */
export const returnPathKey = 'return-path';

/** The tab's own, and one for a tab that an emailed link opens. */
const storages = ['sessionStorage', 'localStorage'] as const;

/** Remembers the current page. @param userId whose session has ended, if one has */
export function rememberReturnPath(userId: number | null): void {
  const path = `${location.pathname}${location.search}${location.hash}`;
  const asked: ReturnPath = { path, userId, at: Date.now() };
  for (const storage of storages) storeJson(storage, returnPathKey, asked);
}

/** For a sign-in that no page asked for. */
export function forgetReturnPath(): void {
  for (const storage of storages) removeStored(storage, returnPathKey);
}
