import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { apiPath } from '../../paths.ts';

/** Where the cache keeps the businesses of another person. */
export const theirsKey = (id: number) => [apiPath('listBusinessesOfUser', { id })] as const;

export function useTheirBusinesses(id: number) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: theirsKey(id),
    queryFn: ({ signal }) => call('listBusinessesOfUser', { params: { id }, signal }),
  });
  return { businesses: data, error: isFetching ? null : error, retry: () => void refetch() };
}
