import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** What an entry of the history keeps; `of` is the id of whoever searched. */
interface SearchMemory {
  search?: { of: number; text: string };
}

/**
 * What somebody searches their businesses for. It stays with the entry of the history, so that Back
 * and a reload bring the same list, and a visit by a link begins without it. The entry outlives a
 * sign-out: nobody else gets to see it.
 */
export function useSearch(userId: number) {
  const kept = textOf(useHistoryState<SearchMemory | null>(), userId);
  const [search, setSearch] = useState(kept);
  const [known, setKnown] = useState(kept);
  // The history went to another entry of this page.
  if (kept !== known) {
    setKnown(kept);
    setSearch(kept);
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

/** Safari refuses to write an entry more than a hundred times in half a minute: then the last stays. */
function keep(search: SearchMemory['search']): void {
  try {
    history.replaceState({ ...(history.state as object | null), search }, ''); // ours, or null
  } catch {
    // What is typed counts all the same.
  }
}
