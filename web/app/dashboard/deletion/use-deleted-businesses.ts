import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeletedBusiness } from '../../../../contract/deletion.ts';
import { call } from '../../../api/app-call.ts';
import { saysSignedOut } from '../../../api/errors.ts';
import { fetchPathUncached } from '../../../api/fetch-path.ts';
import { withRetries } from '../../../api/retries.ts';
import { apiPath } from '../../../paths.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { listKey } from '../listed-businesses.ts';
import { deletionToasts } from './deletion-toasts.ts';

const deletedKey = [apiPath('listDeletedBusinesses')] as const;

/**
 * The signed-in user's businesses that can be restored; none until they are known.
 * @param isNear whether their place is in sight, or nearly: opening the dashboard takes one call
 */
export function useDeletedBusinesses(isNear: boolean): {
  businesses: readonly DeletedBusiness[];
  hasFailed: boolean;
  retry: () => void;
} {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: deletedKey,
    queryFn: async (query) => (await fetchPathUncached(query)) as DeletedBusiness[], // the server checks its replies
    staleTime: 0,
    enabled: isNear,
  });
  return {
    businesses: data ?? [],
    hasFailed: error !== null && !isFetching && !saysSignedOut(error),
    retry: () => void refetch(),
  };
}

/** Restores a business. Repeating it has no effect, so it is retried. */
export function useRestoreBusiness({ id, name }: DeletedBusiness) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => withRetries(() => call('restoreBusiness', { params: { id } })),
    retry: false,
    onSuccess: () => toasts.show(deletionToasts.restored(name)),
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(deletionToasts.restoreFailed(error.message));
    },
    onSettled: () =>
      Promise.all([listKey, deletedKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return {
    // `onError` has shown the failure.
    restore: () => void run(() => mutateAsync().catch(() => {})),
    isPending,
  };
}
