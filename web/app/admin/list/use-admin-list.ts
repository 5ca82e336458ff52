import { apiPath } from '../../../paths.ts';
import { listQuery, type AdminAddress } from '../admin-address.ts';
import type { Go } from '../use-admin-address.ts';
import { useList, type List } from './use-list.ts';

/** The calls behind the tabs; review pages are a view of the businesses. */
export type ListName = 'listUsers' | 'listAllBusinesses';

/** The page of a tab's list that the address asks for. */
export function useAdminList<Row>(name: ListName, address: AdminAddress, go: Go): List<Row> {
  return useList<Row>({ path: apiPath(name), query: listQuery(address), address, go });
}
