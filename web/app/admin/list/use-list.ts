import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { fetchList } from '../../../api/fetch-list.ts';
import { beforeEmpty, positionIn } from './list-pages.ts';
import type { Move, PageAddress } from './page-address.ts';

interface ListOptions {
  /** The path of the API call. */
  path: string;
  /** Its query: the page in `address`, the sort order and the search. */
  query: string;
  address: PageAddress;
  /** Goes to another page if the requested one does not exist. */
  go: (move: Move, way: { replace: true }) => void;
}

/** The page of a list that the address names; the previous one stays until it has loaded. */
export function useList<Row>({ path, query, address, go }: ListOptions) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => fetchList<Row>(`${path}?${query}`, signal),
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
    position: positionIn(address, data ?? null, isPlaceholderData),
    retry: () => void refetch(),
  };
}

/**
 * Cursors of a rotated key are rejected by the server; then the list restarts at its first page.
 */
function fromLost({ cursor }: PageAddress, error: Error | null): Move | null {
  const isLost = cursor !== null && error instanceof ApiError && error.status === 400;
  return isLost ? { page: 1, cursor: null } : null;
}

export type List<Row> = ReturnType<typeof useList<Row>>;
