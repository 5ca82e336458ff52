import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';

export const failingEmailsKey = [apiPath('listFailingEmails')];

export function useFailingEmails() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: failingEmailsKey,
    queryFn: ({ signal }) => call('listFailingEmails', { signal }),
    // Others may have been sent in the meantime.
    staleTime: 0,
  });
  return { list: data, error: isFetching ? null : error, retry: () => void refetch() };
}
