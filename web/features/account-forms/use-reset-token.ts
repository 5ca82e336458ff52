import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { keptToken, memoryOf, tokenIn } from './auth-view.ts';

/**
 * The token of the emailed link, or an empty string. Moves the token from the URL, where it could end
 * up in screenshots, bookmarks and synced history, to the history state, where it survives Back and
 * a reload.
 */
export function useResetToken(): string {
  const given = tokenIn(useSearch());
  const memory = memoryOf(useHistoryState<unknown>());
  const isKept = given === keptToken;
  useEffect(() => {
    if (!given || isKept) return;
    const address = `${location.pathname}?${new URLSearchParams({ reset: keptToken }).toString()}`;
    history.replaceState({ token: given }, '', address);
  }, [given, isKept]);
  return isKept ? (memory.token ?? '') : given;
}
