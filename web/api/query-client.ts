import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isPassing, saysSignedOut } from './errors.ts';
import { fetchPath } from './fetch-path.ts';
import { mutationRetries, queryRetries, retryDelay } from './retries.ts';
import { keepUsersApart, noUser, sessionKey } from './session.ts';

/** How long cached data counts as fresh, in milliseconds. */
const staleTime = 60_000;

/**
 * The owner's app's cache with the product's rules for staleness and retries: never a retry after a 4xx.
 * A call that is refused because nobody is signed in ends the session here too; one that only an
 * admin may make, by whoever is none any more, lets us ask who they are.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (saysSignedOut(error)) queries.setQueryData(sessionKey, noUser);
    if (saysForbidden(error)) void queries.invalidateQueries({ queryKey: sessionKey });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: fetchPath,
        staleTime,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        retry: (failures, error) => failures < queryRetries && isPassing(error),
        retryDelay,
        // Offline is a failure that the person is told of, not a wait without an end.
        networkMode: 'always',
      },
      mutations: {
        retry: (failures, error) => failures < mutationRetries && isPassing(error),
        retryDelay,
        networkMode: 'always',
      },
    },
  });
  keepUsersApart(queries);
  return queries;
}

/** Rights that were taken away meanwhile show at the first call that needed them. */
function saysForbidden(error: Error): boolean {
  return error instanceof ApiError && error.status === 403 && error.code === 'forbidden';
}
