import type { QueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListPage } from '../../../api/fetch-list.ts';
import { apiPath } from '../../../paths.ts';

/** Where the cache keeps one user as admins see them. */
export const userKey = (id: number) => [apiPath('readUserAsAdmin', { id })] as const;

const usersKey = [apiPath('listUsers')] as const;

/** Writes the user that a call answered into every page that shows them. */
export function changeListedUser(queries: QueryClient, user: AdminUser): void {
  queries.setQueryData<AdminUser>(userKey(user.id), user);
  changePages(queries, (page) => ({
    ...page,
    rows: page.rows.map((listed) => (listed.id === user.id ? user : listed)),
  }));
}

/** Takes a user out of every page that shows them, and reloads those pages in the background. */
export function removeListedUser(queries: QueryClient, { id }: AdminUser): void {
  queries.removeQueries({ queryKey: userKey(id) });
  changePages(queries, ({ rows, total, ...ends }) => ({
    ...ends,
    rows: rows.filter((listed) => listed.id !== id),
    total: total.isExact ? { ...total, count: total.count - 1 } : total,
  }));
  rereadUsers(queries);
}

/** After a failure: its answer may have been lost on the way, or the user be gone. */
export function rereadUser(queries: QueryClient, { id }: AdminUser): void {
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
