import type { QueryClient } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../../contract/admin.ts';
import { fetchList } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';
import { changed, listQuery, readAddress } from '../admin-address.ts';

const businessesKey = [apiPath('listAllBusinesses')] as const;

/** Marks the lists of businesses as stale: each row says whether its owner is active. */
export function invalidateBusinesses(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: businessesKey });
}

/**
 * Reloads the first page of businesses in the background after some were deleted with their owner,
 * so that it is up to date when their tab opens.
 */
export function refetchBusinesses(queries: QueryClient): void {
  invalidateBusinesses(queries);
  const query = listQuery(changed(readAddress(location.search), { tab: 'businesses' }));
  void queries.prefetchQuery({
    queryKey: [...businessesKey, query],
    queryFn: ({ signal }) => fetchList<AdminBusiness>(`${businessesKey[0]}?${query}`, signal),
  });
}
