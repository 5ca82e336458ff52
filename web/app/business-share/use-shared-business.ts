import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { isPassing } from '../../api/errors.ts';
import { apiPath } from '../../paths.ts';

/** The business whose page is to be shared. */
export function useSharedBusiness(id: number) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [apiPath('readBusiness', { id })],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
  });
  return {
    business: data,
    /** Only when there is nothing to show in its place (C-21). */
    error: data || isFetching ? null : error,
    /** Missing where trying again would bring the same answer. */
    retry: isPassing(error) ? () => void refetch() : undefined,
  };
}
