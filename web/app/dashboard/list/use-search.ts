import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** Stored in the history entry; `of` is the id of the user who searched. */
interface SearchMemory {
  search?: { of: number; text: string };
}

/**
 * The search over the user's businesses. It is stored in the history entry, so that Back and a
 * reload restore it, while a link starts without one. The entry survives a sign-out, so it names
 * its user and is ignored for others.
 */
export function useSearch(userId: number) {
  const stored = textOf(useHistoryState<SearchMemory | null>(), userId);
  const [search, setSearch] = useState(stored);
  const [known, setKnown] = useState(stored);
  // Back or Forward went to another entry of this page.
  if (stored !== known) {
    setKnown(stored);
    setSearch(stored);
  }
  return {
    search,
    setSearch(text: string): void {
      setSearch(text);
      keep({ of: userId, text });
    },
  };
}

function textOf(memory: SearchMemory | null, userId: number): string {
  return memory?.search?.of === userId ? memory.search.text : '';
}

/** Safari throws after a hundred entries in 30 seconds; then the last stored search stays. */
function keep(search: SearchMemory['search']): void {
  try {
    history.replaceState({ ...(history.state as object | null), search }, ''); // written by us, or null
  } catch {
    // The search works even if it cannot be stored.
  }
}
