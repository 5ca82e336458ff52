import { useQuery } from '@tanstack/react-query';
import type { FailingEmails } from '../../../../contract/failing-emails.ts';
import { fetchPath } from '../../../api/fetch-path.ts';
import { failingEmailsKey } from '../emails/use-failing-emails.ts';

/** The emails about a user's businesses that could not be sent. */
export function useUserEmails(id: number) {
  const listKey = [...failingEmailsKey, id];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => {
      const path = `${failingEmailsKey[0]}?userId=${id}`;
      return (await fetchPath({ queryKey: [path], signal })) as FailingEmails; // as the contract says
    },
    // Others may have been sent in the meantime.
    staleTime: 0,
  });
  return { list: data, listKey, error: isFetching ? null : error, retry: () => void refetch() };
}
