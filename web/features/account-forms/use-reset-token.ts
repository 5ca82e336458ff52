import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { keptToken, memoryOf, tokenIn } from './auth-view.ts';

/**
 * The token of the emailed link, or an empty string. Moves the token from the URL, where it could end
 * up in screenshots, bookmarks and synced history, to the history state, where it survives Back and
 * a reload.
 * @param name the parameter that keeps a placeholder in the URL
 */
export function useResetToken(name: 'reset' | 'token' = 'reset'): string {
  const given = tokenIn(useSearch());
  const memory = memoryOf(useHistoryState<unknown>());
  const isKept = given === keptToken;
  useEffect(() => {
    if (!given || isKept) return;
    const address = `${location.pathname}?${new URLSearchParams({ [name]: keptToken }).toString()}`;
    history.replaceState({ token: given }, '', address);
  }, [given, isKept, name]);
  return isKept ? (memory.token ?? '') : given;
}
