import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { call } from '../../../api/app-call.ts';
import { saysSignedOut } from '../../../api/errors.ts';
import { apiPath } from '../../../paths.ts';
import { toasts, type Toast } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { isRefusal } from '../users/user-toasts.ts';
import { cardToasts } from '../../dashboard/card-toasts.ts';
import { updateUserBusiness, refetchUserBusinesses } from './use-user-businesses.ts';

/** Activates or deactivates another user's business. */
export function useToggleUserBusiness(
  userId: number,
  { id, isActive, suspension }: ListedBusiness,
) {
  const activated = suspension ? { title: cardToasts.activated.title } : cardToasts.activated;
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: (next: boolean) =>
      call('toggleBusiness', { params: { businessId: id }, body: { isActive: next } }),
    onSuccess(reply) {
      updateUserBusiness(queries, userId, { id, isActive: reply.isActive });
      toasts.show(reply.isActive ? activated : cardToasts.deactivated);
    },
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(failureOf(error));
    },
    onSettled() {
      // Also after a failure: the response may have been lost.
      refetchUserBusinesses(queries, userId);
      void queries.invalidateQueries({ queryKey: [apiPath('listAllBusinesses')] });
      void queries.invalidateQueries({ queryKey: [apiPath('readBusiness', { id })] });
    },
  });
  return {
    // `onError` has shown the failure.
    toggle: () => void run(() => mutateAsync(!isActive).catch(() => {})),
    isPending,
  };
}

function failureOf(error: Error): Toast {
  const { statusFailed } = cardToasts;
  if (!isRefusal(error)) return statusFailed;
  return { ...statusFailed, description: `${statusFailed.description} ${error.message}` };
}
