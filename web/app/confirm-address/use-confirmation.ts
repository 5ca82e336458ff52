import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { ApiError } from '../../api/errors.ts';
import { apiPath } from '../../paths.ts';
import { toasts } from '../../ui/toast-queue.ts';

/** What the link can do, and its one action. */
export function useConfirmation(token: string) {
  const queries = useQueryClient();
  const queryKey = [apiPath('readConfirmation'), token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('readConfirmation', { body: { token }, signal }),
    enabled: token !== '',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('confirmAddress', { body: { token } }),
    onSuccess: (link) => queries.setQueryData(queryKey, link),
    onError(failure) {
      const isRefused = failure instanceof ApiError && failure.code === 'not_proven';
      // The panel then says why.
      if (isRefused) void refetch();
      else toasts.show({ title: 'Not Confirmed', description: failure.message, tone: 'danger' });
    },
  });
  return {
    link: data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    confirm: () => mutate(),
    isPending,
  };
}
