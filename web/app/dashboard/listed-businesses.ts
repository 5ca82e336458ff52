import type { QueryClient } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { apiPath } from '../../paths.ts';

/** Where the cache keeps the signed-in user's list. */
export const listKey = [apiPath('listBusinesses')] as const;

/** Writes into the list what another call has told of one business. */
export function changeListed(
  queries: QueryClient,
  id: number,
  change: Partial<ListedBusiness>,
): void {
  queries.setQueryData<ListedBusiness[]>(listKey, (list) =>
    list?.map((business) => (business.id === id ? { ...business, ...change } : business)),
  );
}
