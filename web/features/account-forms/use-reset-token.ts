import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { keptToken, memoryOf, tokenIn } from './auth-view.ts';

/**
 * The token of the mailed link that led here; empty where there is none. It goes from the address
 * bar, where it would be photographed, bookmarked and synchronised, into the history's entry, where
 * Back and a reload still find it.
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
