import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';

export function useDraftingReport() {
  const { data, error, refetch } = useQuery({
    queryKey: [apiPath('readDrafting')],
    queryFn: ({ signal }) => call('readDrafting', { signal }),
  });
  return { report: data, error: data ? null : error, retry: () => void refetch() };
}
