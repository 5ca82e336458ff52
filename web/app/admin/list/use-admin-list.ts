import { apiPath } from '../../../paths.ts';
import { listQuery, type AdminAddress } from '../admin-address.ts';
import type { Go } from '../use-admin-address.ts';
import { useList, type List } from './use-list.ts';

/** The API calls behind the tabs; the review pages list shows businesses too. */
export type ListName = 'listUsers' | 'listAllBusinesses';

/** The page of the tab's list that the address names. */
export function useAdminList<Row>(name: ListName, address: AdminAddress, go: Go): List<Row> {
  return useList<Row>({ path: apiPath(name), query: listQuery(address), address, go });
}
