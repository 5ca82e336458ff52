import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import { fetchList } from '../../api/fetch-list.ts';
import { apiPath } from '../../paths.ts';
import { listQuery, type AdminAddress } from './admin-address.ts';
import { beforeEmpty, placeIn } from './list-pages.ts';
import type { Go } from './use-admin-address.ts';

/** The calls behind the tabs; review pages are a view of the businesses. */
export type ListName = 'listUsers' | 'listAllBusinesses';

/** The page of a list that the address asks for; the one before stays until it has come. */
export function useList<Row>(name: ListName, address: AdminAddress, go: Go) {
  const query = listQuery(address);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [apiPath(name), query],
    queryFn: ({ signal }) => fetchList<Row>(`${apiPath(name)}?${query}`, signal),
    placeholderData: keepPreviousData,
  });
  const isPastEnd = data?.rows.length === 0 && address.page > 1;
  const way =
    isPastEnd && !isPlaceholderData ? beforeEmpty(address, data) : fromLost(address, error);
  useEffect(() => {
    if (way) go(way, { replace: true });
  });
  return {
    rows: isPastEnd ? undefined : data?.rows,
    total: data?.total,
    error: isFetching ? null : error,
    isBusy: isPlaceholderData,
    place: placeIn(address, data ?? null, isPlaceholderData),
    retry: () => void refetch(),
  };
}

/** The server does not know the cursors of earlier keys: an address that holds one begins anew. */
function fromLost({ cursor }: AdminAddress, error: Error | null): Partial<AdminAddress> | null {
  const isLost = cursor !== null && error instanceof ApiError && error.status === 400;
  return isLost ? { page: 1, cursor: null } : null;
}

export type List<Row> = ReturnType<typeof useList<Row>>;
