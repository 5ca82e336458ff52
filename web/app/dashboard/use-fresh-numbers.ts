import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/app-call.ts';
import { apiPath } from '../../paths.ts';
import { updateListed } from './listed-businesses.ts';

/** Refetches the numbers of one business; after a failure the list's numbers stay. */
export function useFreshNumbers(id: number) {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  async function refresh(): Promise<void> {
    try {
      const analytics = await queries.query({
        queryKey: [apiPath('readAnalytics', { businessId: id })],
        queryFn: ({ signal }) => call('readAnalytics', { params: { businessId: id }, signal }),
        staleTime: 0,
      });
      updateListed(queries, id, { analytics });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return { refresh: () => void refresh(), hasFailed };
}
