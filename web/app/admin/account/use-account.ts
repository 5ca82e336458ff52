import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/app-call.ts';
import { userKey } from '../users/listed-users.ts';

export function useAccount(id: number) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: userKey(id),
    queryFn: ({ signal }) => call('readUserAsAdmin', { params: { id }, signal }),
  });
  return { user: data, error: isFetching ? null : error, retry: () => void refetch() };
}
