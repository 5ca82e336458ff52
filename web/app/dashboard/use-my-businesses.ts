import { useQuery } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { ApiError, isPassing } from '../../api/errors.ts';
import { fetchPathAnew } from '../../api/fetch-path.ts';
import { listKey } from './listed-businesses.ts';

/** Three retries, a second apart (milliseconds). */
const retries = 3;
const retryDelay = 1_000;

/** The signed-in user's businesses, fetched again at every visit. */
export function useMyBusinesses() {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    queryKey: listKey,
    queryFn: async (query) => (await fetchPathAnew(query)) as ListedBusiness[], // checked by the server
    staleTime: 0,
    refetchOnReconnect: true,
    retry: (failures, failure) => failures < retries && isPassing(failure),
    retryDelay,
  });
  // What the server refuses to show is not shown; a moment without network takes nothing away.
  const businesses = error instanceof ApiError ? undefined : data;
  return {
    businesses,
    error: isFetching ? null : error,
    /** False while the list is one that an earlier visit has left. */
    isFresh: isFetchedAfterMount,
    retry: () => void refetch(),
  };
}
