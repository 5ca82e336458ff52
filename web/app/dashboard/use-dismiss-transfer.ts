import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { saysSignedOut } from '../../api/errors.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { cardToasts } from './card-toasts.ts';
import { listKey, updateListed } from './listed-businesses.ts';

/** Dismisses the note about a business's transfer. @param onDismissed called before the note goes away */
export function useDismissTransfer(id: number, onDismissed: () => void) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => call('dismissTransfer', { params: { id } }),
    onSuccess() {
      onDismissed();
      updateListed(queries, id, { unseenTransfer: undefined });
    },
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(cardToasts.dismissFailed);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: listKey }),
  });
  return {
    // `onError` has shown the failure.
    dismiss: () => void run(() => mutateAsync().catch(() => {})),
    isPending,
  };
}
