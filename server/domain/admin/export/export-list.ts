import type {
  AdminBusiness,
  AdminUser,
  BusinessesExportQuery,
  UsersExportQuery,
} from '../../../../contract/admin.ts';
import type { AdminAction } from '../../../../contract/admin-actions.ts';
import { byteOrderMark, csvRow } from '../../../../contract/csv.ts';
import type { Context } from '../../../context.ts';
import { adminOnly, type Actor, type Admin } from '../../actor.ts';
import type { ListPage } from '../list-page.ts';
import { listAllBusinesses } from '../list-all-businesses.ts';
import { listUsers } from '../list-users.ts';
import { recordExport } from './record-export.ts';

/** Rows that are in memory at once; the largest page of a list. */
const batch = 1_000;

/**
 * All users of a list as CSV, piece by piece. Recorded before the first piece is sent: it is personal data.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export async function exportUsers(
  ctx: Context,
  actor: Actor,
  query: UsersExportQuery,
): Promise<AsyncIterable<string>> {
  const admin = await recorded(ctx, actor, 'export_users', query);
  const account = ['ID', 'Name', 'Email', 'Verified', 'Active', 'Admin', 'Businesses'];
  const head = [...account, 'Joined (UTC)', ...(query.filter === 'deleted' ? [goneHead] : [])];
  const page = (after: string | undefined) => listUsers(ctx, admin, pageOf(query, after));
  return csvOf(head, page, userCells);
}

/** When what is left of a deleted user is erased. */
const goneHead = 'Gone for good (UTC)';

/** All businesses of a list. @throws DomainError like `exportUsers` */
export async function exportBusinesses(
  ctx: Context,
  actor: Actor,
  query: BusinessesExportQuery,
): Promise<AsyncIterable<string>> {
  const admin = await recorded(ctx, actor, 'export_businesses', query);
  const own = ['ID', 'Name', 'Short address', 'City', 'State', 'Active', 'Suspended'];
  const head = [...own, 'Owner ID', 'Owner', 'Owner email', 'Owner active', 'Created (UTC)'];
  const page = (after: string | undefined) => listAllBusinesses(ctx, admin, pageOf(query, after));
  return csvOf(head, page, businessCells);
}

type ExportQuery = UsersExportQuery | BusinessesExportQuery;

async function recorded(
  ctx: Context,
  actor: Actor,
  action: AdminAction,
  { filter, search }: ExportQuery,
): Promise<Admin> {
  const admin = adminOnly(actor);
  // Not what was searched for, which may be somebody's name.
  const detail = { ...(filter && { filter }), ...(search && { searched: true }) };
  await recordExport(ctx, admin, action, detail);
  return admin;
}

function pageOf<Query extends ExportQuery>(query: Query, after: string | undefined) {
  return { ...query, after, limit: batch, offset: 0, count: 'none' as const };
}

async function* csvOf<Row>(
  head: string[],
  read: (after: string | undefined) => Promise<ListPage<Row>>,
  cells: (row: Row) => (string | number)[],
): AsyncIterable<string> {
  yield byteOrderMark + csvRow(head);
  for (let after: string | null | undefined = undefined; after !== null;) {
    const page: ListPage<Row> = await read(after);
    yield page.rows.map((row) => csvRow(cells(row))).join('');
    after = page.next;
  }
}

function userCells(user: AdminUser): (string | number)[] {
  const { id, name, email, emailVerified, isActive, isAdmin, businesses, createdAt, goneAt } = user;
  return [
    id,
    name,
    email,
    word(emailVerified),
    word(isActive),
    word(isAdmin),
    businesses,
    createdAt,
    ...(goneAt ? [goneAt] : []),
  ];
}

function businessCells(business: AdminBusiness): (string | number)[] {
  const { id, name, slug, city, state, isActive, suspension, user, createdAt } = business;
  const place = [city ?? '', state ?? ''];
  const owner = [user.id, user.name, user.email, word(user.isActive)];
  const reason = suspension?.reason ?? '';
  return [id, name, slug ?? '', ...place, word(isActive), reason, ...owner, createdAt];
}

function word(is: boolean): string {
  return is ? 'yes' : 'no';
}
