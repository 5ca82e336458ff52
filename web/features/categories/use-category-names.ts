import { useQuery } from '@tanstack/react-query';
import { isTransient } from '../../api/errors.ts';
import { request } from '../../api/request.ts';
import { parseCategoryList } from './category-list.ts';
import { categoryNamesUrl } from './names-url.ts';
import { prepareSearch, type Searchable } from './search/searchable.ts';

export interface CategoryNames {
  /** Undefined until loaded. */
  list: Searchable | undefined;
  hasFailed: boolean;
  /** The list's URL is gone: this page is older than the server's build. */
  isOutdated: boolean;
  load: () => void;
}

/**
 * The list of categories, loaded once for all fields of the page. @param isWanted the field is in
 * use
 */
export function useCategoryNames(isWanted: boolean): CategoryNames {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['category-names'],
    queryFn: loadNames,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Someone is waiting with an open list, and has a button to try again.
    retry: (failures, cause) => failures < 1 && isTransient(cause),
  });
  const hasFailed = error !== null && !isFetching;
  const isOutdated = hasFailed && !isTransient(error);
  return { list: data, hasFailed, isOutdated, load: () => void refetch() };
}

/** @throws NetworkError, or ApiError if the list of this build is no longer there */
async function loadNames(): Promise<Searchable> {
  const { text } = await request(categoryNamesUrl);
  return prepareSearch(parseCategoryList(text));
}
