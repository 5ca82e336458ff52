import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { updateBusiness } from '../../../features/business-form/business-calls.ts';
import { apiPath } from '../../../paths.ts';
import { editedBusinessQuery } from './edited-business-query.ts';

/**
 * Saves an edited business. Refetches the business whether that succeeded or not.
 */
export function useUpdate(id: number) {
  const queries = useQueryClient();
  const { queryKey } = editedBusinessQuery(id);
  const { mutateAsync } = useMutation({
    mutationFn: (update: Parameters<typeof updateBusiness>) => updateBusiness(...update),
    // The calls inside retry on their own.
    retry: false,
    async onSuccess(saved) {
      // A pending read may return older data later.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
    },
    onSettled: () => {
      for (const key of [apiPath('listBusinesses'), apiPath('readBusiness', { id })])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return (...update: Parameters<typeof updateBusiness>): Promise<OwnedBusinessReply> =>
    mutateAsync(update);
}
