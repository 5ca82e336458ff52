import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { largestPage } from '../../../../contract/constraints.ts';
import { fetchPathUncached } from '../../../api/fetch-path.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { listKey } from '../listed-businesses.ts';

/** Loads the businesses after the first 1,000, as many again each time. */
export function useMoreBusinesses(loaded: number) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const [endsAt, setEndsAt] = useState<number>();
  const [hasFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    setFailed(false);
    try {
      const queryKey = [`${listKey[0]}?offset=${loaded}`];
      const { signal } = new AbortController();
      const more = (await fetchPathUncached({ queryKey, signal })) as ListedBusiness[]; // the server checks its replies
      queries.setQueryData<ListedBusiness[]>(listKey, (list = []) => {
        const all = [...list, ...unknown(list, more)];
        if (more.length < largestPage) setEndsAt(all.length);
        return all;
      });
    } catch {
      setFailed(true);
    }
  }
  return {
    hasMore: loaded >= largestPage && loaded !== endsAt,
    load: () => void run(load),
    isPending,
    hasFailed,
  };
}

/** One that was set up meanwhile moves the others to later pages. */
function unknown(list: readonly ListedBusiness[], more: readonly ListedBusiness[]) {
  const ids = new Set(list.map(({ id }) => id));
  return more.filter(({ id }) => !ids.has(id));
}
