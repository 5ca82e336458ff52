import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Session } from '../../../../contract/sessions.ts';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';

export const sessionsKey = [apiPath('listSessions')];

/** One that was ended here stays in the list, so that a second click never hits the next one. */
export type ListedSession = Session & { isEnded?: true };

export interface SessionList {
  sessions: ListedSession[];
  total: number;
}

/** Reads the browsers that are signed in to this account. */
export const sessionsQuery = queryOptions<SessionList>({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => call('listSessions', { signal }),
});

/** The same, requested again on every visit. */
export function useSessions() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...sessionsQuery,
    staleTime: 0,
  });
  return {
    list: data,
    readAt: new Date(dataUpdatedAt),
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}

/** Marks sessions as ended; requests that are still under way may not know it yet. */
export function markEnded(queries: QueryClient, which: 'others' | Session): void {
  void queries.cancelQueries({ queryKey: sessionsKey });
  queries.setQueryData<SessionList>(sessionsKey, (list) => list && withEnded(list, which));
}

function withEnded({ sessions, total }: SessionList, which: 'others' | Session): SessionList {
  const isAll = which === 'others';
  return {
    sessions: sessions.map((one) =>
      (isAll ? !one.isCurrent : one.id === which.id) ? { ...one, isEnded: true } : one,
    ),
    total: isAll ? sessions.length : total,
  };
}

/** How many other browsers are signed in, listed or not. */
export function countOthers({ sessions, total }: SessionList): number {
  return total - sessions.filter(({ isCurrent, isEnded }) => isCurrent || isEnded).length;
}
