import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './errors.ts';
import { fetchPath } from './fetch-path.ts';
import { mutationRetries, queryRetries, retryDelay } from './retries.ts';

/** 1§9, in milliseconds. */
const staleTime = 60_000;

/** The owner's app's cache with the product's rules (S-61 … S-65): never a repeat after a 4xx (C-20). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
