import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';
import { loadingError } from '../parts/loading-error.ts';

/** The business whose page is to be shared. */
export function useSharedBusiness(id: number) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [apiPath('readBusiness', { id })],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
  });
  const business = data?.canEdit ? data : null;
  const isWaiting = !data && (isFetching || !error);
  const problem = business || isWaiting ? null : loadingError(error);
  return {
    business,
    /** Why there is nothing to share. Once there is something, a later failure does not remove it. */
    problem: problem?.sentence,
    /** Missing where trying again would bring the same answer. */
    retry: problem?.mayPass ? () => void refetch() : undefined,
  };
}
