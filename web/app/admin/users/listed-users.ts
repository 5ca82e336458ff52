import type { QueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListPage } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';

/** The query key of one user, as admins see them. */
export const userKey = (id: number) => [apiPath('readUserAsAdmin', { id })] as const;

const usersKey = [apiPath('listUsers')] as const;

/** Updates a user in every cached page. */
export function updateListedUser(queries: QueryClient, user: AdminUser): void {
  queries.setQueryData<AdminUser>(userKey(user.id), user);
  changePages(queries, (page) => ({
    ...page,
    rows: page.rows.map((listed) => (listed.id === user.id ? user : listed)),
  }));
}

/** Removes a user from every cached page, and refetches those pages in the background. */
export function removeListedUser(queries: QueryClient, { id }: AdminUser): void {
  queries.removeQueries({ queryKey: userKey(id) });
  changePages(queries, ({ rows, total, ...ends }) => ({
    ...ends,
    rows: rows.filter((listed) => listed.id !== id),
    total: total.isExact ? { ...total, count: total.count - 1 } : total,
  }));
  rereadUsers(queries);
}

/** After a failure: the response may have been lost, or the user is gone. */
export function refetchUser(queries: QueryClient, { id }: Pick<AdminUser, 'id'>): void {
  void queries.invalidateQueries({ queryKey: userKey(id) });
  rereadUsers(queries);
}

function rereadUsers(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: usersKey });
}

function changePages(
  queries: QueryClient,
  change: (page: ListPage<AdminUser>) => ListPage<AdminUser>,
): void {
  queries.setQueriesData<ListPage<AdminUser>>(
    { queryKey: usersKey },
    (page) => page && change(page),
  );
}
