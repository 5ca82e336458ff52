import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { updateBusiness } from '../../features/business-form/business-calls.ts';
import type { FormValues } from '../../features/business-form/business-values.ts';
import { updatedToast } from '../../features/business-form/form-toasts.ts';
import { apiPath } from '../../paths.ts';
import { toasts } from '../../ui/toast-queue.ts';

/** Saves an edited business, and says so (T-63). */
export function useUpdate(before: OwnedBusinessReply) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (values: FormValues) => updateBusiness(before, values),
    // Each call has its own.
    retry: false,
    onSettled: () => {
      for (const key of [apiPath('listBusinesses'), apiPath('readBusiness', { id: before.id })])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return async (values: FormValues): Promise<OwnedBusinessReply> => {
    const saved = await mutateAsync(values);
    toasts.show(updatedToast);
    return saved;
  };
}
