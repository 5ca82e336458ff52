import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { largestPage } from '../../../contract/constraints.ts';
import { ApiError, isTransient } from '../../api/errors.ts';
import { fetchPathUncached } from '../../api/fetch-path.ts';
import { inNaturalOrder } from './list/natural-order.ts';
import { listKey } from './listed-businesses.ts';

/** Three retries, one second apart, in milliseconds. */
const retries = 3;
const retryDelay = 1_000;

/** The businesses after those that are loaded, as many again each time. */
export interface MoreBusinesses {
  hasMore: boolean;
  load: () => void;
  isPending: boolean;
  hasFailed: boolean;
}

/** The signed-in user's businesses, refetched on every visit; after the first 1,000, as far as asked for. */
export function useMyBusinesses() {
  const query = useInfiniteQuery({
    queryKey: listKey,
    async queryFn({ pageParam: offset, signal }) {
      const path = offset === 0 ? listKey[0] : `${listKey[0]}?offset=${offset}`;
      return (await fetchPathUncached({ queryKey: [path], signal })) as ListedBusiness[]; // the server checks its replies
    },
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length < largestPage ? undefined : pages.length * largestPage,
    select: ({ pages }) => inNaturalOrder(eachOnce(pages.flat())),
    staleTime: 0,
    refetchOnReconnect: true,
    retry: (failures, failure) => failures < retries && isTransient(failure),
    retryDelay,
  });
  // A list that the server refuses is hidden; after a network failure the cached one stays.
  const error = query.isFetchNextPageError ? null : query.error;
  const more: MoreBusinesses = {
    hasMore: query.hasNextPage,
    load: () => void query.fetchNextPage(),
    isPending: query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
  };
  return {
    businesses: error instanceof ApiError ? undefined : query.data,
    error: query.isFetching ? null : error,
    /** False while the list is from an earlier visit. */
    isFresh: query.isFetchedAfterMount,
    retry: () => void query.refetch(),
    more,
  };
}

/** One that was set up meanwhile moves the others to later pages. */
function eachOnce(businesses: readonly ListedBusiness[]): ListedBusiness[] {
  return [...new Map(businesses.map((business) => [business.id, business])).values()];
}
