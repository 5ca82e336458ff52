import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { updateBusiness } from '../../../features/business-form/business-calls.ts';
import { updatedToast } from '../../../features/business-form/form-toasts.ts';
import { apiPath } from '../../../paths.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { editedBusinessQuery } from './edited-business-query.ts';

/** Saves an edited business, and says so. Whether that worked or not, the business is read again. */
export function useUpdate(id: number) {
  const queries = useQueryClient();
  const { queryKey } = editedBusinessQuery(id);
  const { mutateAsync } = useMutation({
    mutationFn: (update: Parameters<typeof updateBusiness>) => updateBusiness(...update),
    // Each call has its own.
    retry: false,
    async onSuccess(saved) {
      // What is being read may be older, and would come later.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
    },
    onSettled: () => {
      for (const key of [apiPath('listBusinesses'), apiPath('readBusiness', { id })])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return async (...update: Parameters<typeof updateBusiness>): Promise<OwnedBusinessReply> => {
    const saved = await mutateAsync(update);
    toasts.show(updatedToast);
    return saved;
  };
}
