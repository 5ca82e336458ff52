import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { isPassing } from '../../api/errors.ts';
import { apiPath } from '../../paths.ts';

/** 2§9: three repeats, a second apart (milliseconds). */
const retries = 3;
const retryDelay = 1_000;

/** The signed-in user's businesses, asked for anew at every visit (N-36). */
export function useMyBusinesses() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [apiPath('listBusinesses')],
    queryFn: ({ signal }) => call('listBusinesses', { signal }),
    staleTime: 0,
    retry: (failures, failure) => failures < retries && isPassing(failure),
    retryDelay,
  });
  return {
    businesses: data,
    /** Only when there is nothing to show in its place (C-21). */
    error: data || isFetching ? null : error,
    retry: () => void refetch(),
  };
}
