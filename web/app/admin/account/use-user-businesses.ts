import type { QueryClient } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import type { ListPage } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';
import { pageQuery } from '../list/page-address.ts';
import { useList } from '../list/use-list.ts';
import { useAccountAddress } from './use-account-address.ts';

const userBusinessesPath = (id: number) => apiPath('listBusinessesOfUser', { id });

/** The page of a user's businesses that the address names. */
export function useUserBusinesses(id: number) {
  const { address, go } = useAccountAddress(id);
  const query = pageQuery(address).toString();
  const list = useList<ListedBusiness>({ path: userBusinessesPath(id), query, address, go });
  return { list, address, go };
}

/** Updates a business's active state in every cached page. */
export function updateUserBusiness(
  queries: QueryClient,
  userId: number,
  { id, isActive }: Pick<ListedBusiness, 'id' | 'isActive'>,
): void {
  queries.setQueriesData<ListPage<ListedBusiness>>(
    { queryKey: [userBusinessesPath(userId)] },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((one) => (one.id === id ? { ...one, isActive } : one)),
      },
  );
}

export function refetchUserBusinesses(queries: QueryClient, userId: number): void {
  void queries.invalidateQueries({ queryKey: [userBusinessesPath(userId)] });
}
