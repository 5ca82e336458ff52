import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../contract/admin.ts';
import { fetchList } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';

/** Entries per request. */
const limit = 25;

/** The audit trail, newest first; older entries load on demand. @param choice the query that limits it */
export function useAudit(choice: string) {
  const path = apiPath('listAudit');
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [path, choice],
      queryFn: async ({ pageParam, signal }) => {
        const before = pageParam ? `&before=${pageParam}` : '';
        return (
          await fetchList<AuditEntry>(
            `${path}?limit=${limit}${before}${choice && `&${choice}`}`,
            signal,
          )
        ).rows;
      },
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < limit ? undefined : page[page.length - 1]?.id),
      placeholderData: keepPreviousData,
      // Someone may have done something in the meantime.
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
