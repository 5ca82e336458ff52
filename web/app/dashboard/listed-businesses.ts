import type { QueryClient } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { apiPath } from '../../paths.ts';

/** The query key of the signed-in user's list. */
export const listKey = [apiPath('listBusinesses')] as const;

/** Whether its page is open to customers; if it is suspended, `isActive` makes no difference. */
export function statusOf({
  isActive,
  suspension,
}: Pick<ListedBusiness, 'isActive' | 'suspension'>): 'Active' | 'Inactive' | 'Suspended' {
  if (suspension) return 'Suspended';
  return isActive ? 'Active' : 'Inactive';
}

/** Updates one business in the cached list. */
export function updateListed(
  queries: QueryClient,
  id: number,
  change: Partial<ListedBusiness>,
): void {
  queries.setQueryData<ListedBusiness[]>(listKey, (list) =>
    list?.map((business) => (business.id === id ? { ...business, ...change } : business)),
  );
}
