import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { MINUTE } from '../../contract/durations.ts';
import { ApiError, isTransient, saysSignedOut } from './errors.ts';
import { fetchPath } from './fetch-path.ts';
import { mutationRetries, queryRetries, retryDelay } from './retries.ts';
import { separateUsers, noUser, sessionKey } from './session.ts';

/** How long cached data is fresh, in milliseconds. */
const staleTime = MINUTE;

/**
 * The app's query cache with the product's rules for staleness and retries: no retries after a 4xx.
 * A 401 for lack of a session ends the session; a refused admin call refetches the user.
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
        retry: (failures, error) => failures < queryRetries && isTransient(error),
        retryDelay,
        // Offline, a request fails right away instead of waiting forever.
        networkMode: 'always',
      },
      mutations: {
        retry: (failures, error) => failures < mutationRetries && isTransient(error),
        retryDelay,
        networkMode: 'always',
      },
    },
  });
  separateUsers(queries);
  return queries;
}

/** Shows revoked rights, or a missing second factor, after the first call that needed them. */
function saysForbidden(error: Error): boolean {
  return error instanceof ApiError && aboutRights.has(error.code);
}

const aboutRights = new Set(['forbidden', 'second_factor_required']);
