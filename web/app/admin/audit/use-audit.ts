import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../contract/admin.ts';
import { fetchList } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';

/** How many entries come at once. */
const limit = 25;

/** Who did what, the newest first; older ones on demand. */
export function useAudit() {
  const path = apiPath('listAudit');
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [path],
      queryFn: async ({ pageParam, signal }) => {
        const before = pageParam ? `&before=${pageParam}` : '';
        return (await fetchList<AuditEntry>(`${path}?limit=${limit}${before}`, signal)).rows;
      },
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < limit ? undefined : page[page.length - 1]?.id),
      // Somebody may have done something meanwhile.
      staleTime: 0,
    });
  return {
    entries: data?.pages.flat(),
    error: isFetching ? null : error,
    hasOlder: hasNextPage,
    isReadingOlder: isFetchingNextPage,
    readOlder: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
