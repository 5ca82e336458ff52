import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';
import { loadingError } from '../parts/loading-error.ts';

/** The business to share. */
export function useSharedBusiness(id: number) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [apiPath('readBusiness', { id })],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
  });
  const business = data?.canEdit ? data : null;
  const isWaiting = !data && (isFetching || !error);
  const failure = business || isWaiting ? null : loadingError(error);
  return {
    business,
    /** Why the business isn't shown. A later failure does not hide one that has loaded. */
    error: failure?.sentence,
    /** Missing if a retry would not help. */
    retry: failure?.mayPass ? () => void refetch() : undefined,
  };
}
