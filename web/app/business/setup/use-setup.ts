import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { createBusiness, updateBusiness } from '../../../features/business-form/business-calls.ts';
import type { FormValues } from '../../../features/business-form/business-values.ts';
import { setupToasts } from '../../../features/business-form/form-toasts.ts';
import { addCategoriesAndPhrases } from '../../../features/business-form/setup-additions.ts';
import { apiPath } from '../../../paths.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { rememberNewBusiness } from '../../new-business.ts';

/**
 * Sets up a business, then starts the calls for its categories and phrases in the background, and
 * copies its address.
 */
export function useSetup() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (filled: Filled) => createOnce(...filled),
    // The call inside retries on its own.
    retry: false,
  });
  return async (...filled: Filled): Promise<OwnedBusinessReply> => {
    const [values] = filled;
    const business = await mutateAsync(filled);
    rememberNewBusiness(business.id, business.slug);
    addCategoriesAndPhrases(business.id, values);
    // The results are shown at once, also if the connection is lost now.
    queries.setQueryData([apiPath('readBusiness', { id: business.id })], business);
    void queries.invalidateQueries({ queryKey: [apiPath('listBusinesses')] });
    void tell(business.slug);
    return business;
  };
}

type Filled = [values: FormValues, key: string, isRepeat: boolean];

/**
 * If the first call with this key arrived, a retry returns the business it created, without later
 * corrections; those are saved as an edit.
 */
async function createOnce(...[values, key, isRepeat]: Filled): Promise<OwnedBusinessReply> {
  const business = await createBusiness(values, key);
  return isRepeat ? updateBusiness(business, values, ({ revision }) => revision) : business;
}

/** Both toasts belong to one action, so that the second is queued after the first. */
async function tell(slug: string | null): Promise<void> {
  const action = {};
  toasts.show(setupToasts.completed, action);
  if (!slug) return;
  const address = publicAddress(slug);
  const isCopied = await copyText(address);
  toasts.show(isCopied ? setupToasts.copied : setupToasts.copyFailed(address), action);
}
