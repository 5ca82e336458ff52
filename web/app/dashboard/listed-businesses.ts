import type { InfiniteData, QueryClient } from '@tanstack/react-query';
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
  const changed = (business: ListedBusiness) =>
    business.id === id ? { ...business, ...change } : business;
  queries.setQueryData<InfiniteData<ListedBusiness[]>>(
    listKey,
    (list) => list && { ...list, pages: list.pages.map((page) => page.map(changed)) },
  );
}
