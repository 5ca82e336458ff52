import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { call } from '../../api/app-call.ts';
import { saysSignedOut } from '../../api/errors.ts';
import { apiPath } from '../../paths.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { cardToasts } from './card-toasts.ts';
import { updateListed, listKey } from './listed-businesses.ts';

/** Activates or deactivates a business. @param onToggled called with its new state */
export function useToggleBusiness(
  { id, isActive, suspension }: ListedBusiness,
  onToggled: (isActive: boolean) => void,
) {
  const activated = suspension ? { title: cardToasts.activated.title } : cardToasts.activated;
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: (next: boolean) =>
      call('toggleBusiness', { params: { businessId: id }, body: { isActive: next } }),
    onSuccess(reply) {
      updateListed(queries, id, { isActive: reply.isActive });
      onToggled(reply.isActive);
      toasts.show(reply.isActive ? activated : cardToasts.deactivated);
    },
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(cardToasts.statusFailed);
    },
    onSettled() {
      // Also after a failure: the response may have been lost.
      void queries.invalidateQueries({ queryKey: listKey });
      void queries.invalidateQueries({ queryKey: [apiPath('readBusiness', { id })] });
    },
  });
  return {
    // `onError` has shown the failure.
    toggle: () => void run(() => mutateAsync(!isActive).catch(() => {})),
    isPending,
  };
}
