import { useQuery } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { ApiError, isPassing } from '../../api/errors.ts';
import { fetchPathUncached } from '../../api/fetch-path.ts';
import { inNaturalOrder } from './list/natural-order.ts';
import { listKey } from './listed-businesses.ts';

/** Three retries, one second apart, in milliseconds. */
const retries = 3;
const retryDelay = 1_000;

/** The signed-in user's businesses, refetched on every visit. */
export function useMyBusinesses() {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    queryKey: listKey,
    queryFn: async (query) => (await fetchPathUncached(query)) as ListedBusiness[], // the server checks its replies
    select: inNaturalOrder,
    staleTime: 0,
    refetchOnReconnect: true,
    retry: (failures, failure) => failures < retries && isPassing(failure),
    retryDelay,
  });
  // A list that the server refuses is hidden; after a network failure the cached one stays.
  const businesses = error instanceof ApiError ? undefined : data;
  return {
    businesses,
    error: isFetching ? null : error,
    /** False while the list is from an earlier visit. */
    isFresh: isFetchedAfterMount,
    retry: () => void refetch(),
  };
}
