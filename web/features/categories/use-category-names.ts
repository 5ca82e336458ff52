import { useQuery } from '@tanstack/react-query';
import { errorOf, isPassing, NetworkError } from '../../api/errors.ts';
import { categoryNamesUrl } from './names-url.ts';
import { prepareNames, type SearchableNames } from './search-categories.ts';

/** How long loading may take, in milliseconds; as for calls of the API. */
const timeLimit = 15_000;

export interface CategoryNames {
  /** Undefined until they are here. */
  names: SearchableNames | undefined;
  hasFailed: boolean;
  /** They are gone: this page is older than what the server has. */
  isOutdated: boolean;
  load: () => void;
}

/** The list of categories, loaded once for all fields of the page. @param isWanted somebody is about to look */
export function useCategoryNames(isWanted: boolean): CategoryNames {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['category-names'],
    queryFn: loadNames,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Somebody waits with an open list; they have a button for trying again.
    retry: (failures, cause) => failures < 1 && isPassing(cause),
  });
  const hasFailed = error !== null && !isFetching;
  const isOutdated = hasFailed && !isPassing(error);
  return { names: data, hasFailed, isOutdated, load: () => void refetch() };
}

/** @throws NetworkError, or ApiError when the list of this build is no longer there */
async function loadNames(): Promise<SearchableNames> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    const answer = await fetch(categoryNamesUrl, { signal: limit.signal }).catch(unreached);
    const text = await answer.text().catch(unreached);
    if (!answer.ok) throw errorOf(answer, text);
    return prepareNames(text.split('\n'));
  } finally {
    clearTimeout(timer);
  }
}

function unreached(): never {
  throw new NetworkError('The list could not be loaded.');
}
