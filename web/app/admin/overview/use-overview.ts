import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';

export function useOverview() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [apiPath('readOverview')],
    queryFn: ({ signal }) => call('readOverview', { signal }),
  });
  return {
    overview: data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
