import * as z from 'zod/mini';
import { businessFilters, userFilters } from './admin-filters.ts';
import { idInPath } from './ids.ts';
import { countedRows } from './constraints.ts';
import { limitParam, wholeNumber } from './page-query.ts';
import { suspension } from './suspension.ts';

/** The sort orders of each list, by name by default; a leading minus reverses the order. */
export const userSorts = ['name', 'email', 'businesses', 'status', 'joined'] as const;
export const businessSorts = ['name', 'owner', 'location', 'created'] as const;

/** One of these, ascending or descending. */
const sortBy = <Sort extends string>(sorts: readonly Sort[]) =>
  z.enum(
    bothWays(sorts),
    `Please sort by one of ${sorts.join(', ')}, with a minus sign in front to reverse the order`,
  );

const bothWays = <Sort extends string>(sorts: readonly Sort[]): (Sort | `-${Sort}`)[] =>
  sorts.flatMap((sort) => [sort, `-${sort}` as const]);

const unknownPlace = 'Please use a cursor from an earlier response';
const cursor = z.string(unknownPlace).check(z.maxLength(1_000, unknownPlace));

/** Which rows of a list: from an offset, or from a cursor. */
const pageQuery = z.object({
  limit: limitParam,
  offset: z._default(wholeNumber('The offset', 0, countedRows), 0),
  /** The rows after or before a cursor from an earlier response (`headers.ts`). */
  after: z.optional(cursor),
  before: z.optional(cursor),
});

const oneBegin = z.refine<z.output<typeof pageQuery>>(({ offset, after, before }) => {
  const begins = [offset > 0, after !== undefined, before !== undefined];
  return begins.filter(Boolean).length <= 1;
}, 'Please use only one of offset, after, and before');

const longestSearch = 200;
const oneSearch = `Please search with ${longestSearch} characters or fewer`;

const listChoice = <Sort extends z.ZodMiniType>(sort: Sort) => ({
  /**
   * Every word must match: three or more characters anywhere, fewer only at the start of a word. Case and
   * accents are ignored; `%`, `_` and `\` are literal.
   */
  search: z._default(z.string(oneSearch).check(z.maxLength(longestSearch, oneSearch)), ''),
  sort,
});

const listFields = <Sort extends z.ZodMiniType>(sort: Sort) =>
  z.extend(pageQuery, {
    ...listChoice(sort),
    /** Counts all rows, however many there are; by default, up to 10,000. */
    count: z.optional(z.literal('exact', 'Please use count=exact, or leave it out')),
  });

/** Limits a list to some of its rows. */
const filterBy = <Filter extends string>(filters: readonly Filter[]) =>
  z.optional(z.enum(filters, `Please filter by one of ${filters.join(', ')}`));

const userFilter = filterBy(userFilters);
const businessFilter = filterBy(businessFilters);

export const usersQuery = z
  .extend(listFields(z._default(sortBy(userSorts), 'name')), { filter: userFilter })
  .check(oneBegin);
export const adminBusinessesQuery = z
  .extend(listFields(z._default(sortBy(businessSorts), 'name')), {
    filter: businessFilter,
    /** Like `filter=other_link`. `other`: only those with a link to a site other than Google and Facebook. */
    links: z.optional(z.literal('other', 'Please use links=other, or leave it out')),
  })
  .check(oneBegin);

/** All rows of a list, in its order, as a file. */
export const usersExportQuery = z.object({
  ...listChoice(z._default(sortBy(userSorts), 'name')),
  filter: userFilter,
});
export const businessesExportQuery = z.object({
  ...listChoice(z._default(sortBy(businessSorts), 'name')),
  filter: businessFilter,
});

export type UsersExportQuery = z.output<typeof usersExportQuery>;
export type BusinessesExportQuery = z.output<typeof businessesExportQuery>;

/** A CSV file, sent piece by piece. */
export const csvReply = z.string();

/** A user's businesses are listed by name, and all of them, as their owner sees them. */
export const businessesOfUserQuery = pageQuery.check(oneBegin);

export type UsersQuery = z.output<typeof usersQuery>;
export type AdminBusinessesQuery = z.output<typeof adminBusinessesQuery>;
export type BusinessesOfUserQuery = z.output<typeof businessesOfUserQuery>;

export const adminUserParams = z.object({ id: idInPath });

/** A user in the admin list. `businesses` is how many they have. */
export const adminUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  businesses: z.int(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** With `filter=deleted`: when the user can no longer be restored. ISO 8601 */
  goneAt: z.optional(z.string()),
});

export type AdminUser = z.infer<typeof adminUser>;

export const adminUsersReply = z.array(adminUser);

/** A business in the admin list. `categories` and `keywords` are counts: lists never contain the phrases. */
export const adminBusiness = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isActive: z.boolean(),
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), isActive: z.boolean() }),
  /** Present only while it is suspended. */
  suspension: z.optional(suspension),
  categories: z.int(),
  keywords: z.int(),
  /** The hosts of links that lead to other sites than Google's and Facebook's own; missing without any. */
  otherLinks: z.optional(
    z.object({ google: z.nullable(z.string()), facebook: z.nullable(z.string()) }),
  ),
  createdAt: z.string(),
});

export type AdminBusiness = z.infer<typeof adminBusiness>;

export const adminBusinessesReply = z.array(adminBusiness);

export const toggleUserBody = z.object({
  isActive: z.boolean(),
});

const moment = (what: string) =>
  z.optional(
    z.iso.datetime({ offset: true, error: `${what} must be a time such as 2026-11-21T10:00:00Z` }),
  );

/** Which entries of the audit trail: about whom, and from when until before when. */
const auditChoice = {
  /** Every word must be in a name or in what was done; case and accents are ignored. */
  search: z._default(z.string(oneSearch).check(z.maxLength(longestSearch, oneSearch)), ''),
  from: moment('The start'),
  until: moment('The end'),
};

export const auditExportQuery = z.object(auditChoice);

export type AuditExportQuery = z.output<typeof auditExportQuery>;

/** Pages the audit trail backwards: `before` is the id of the last entry already seen. */
export const auditQuery = z.object({
  ...auditChoice,
  limit: z._default(wholeNumber('The limit', 1, 100), 25),
  before: z.optional(wholeNumber('The entry ID', 1, Number.MAX_SAFE_INTEGER)),
});

export type AuditQuery = z.output<typeof auditQuery>;

/**
 * An entry of the audit trail: who did what to whom. Names are current; of what was deleted, those it had
 * at the time, null in entries from before they were kept.
 */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  actorKind: z.enum(['user', 'admin', 'system']),
  actor: z.nullable(
    z.object({ id: z.int(), name: z.nullable(z.string()), isDeleted: z.optional(z.literal(true)) }),
  ),
  action: z.string(),
  target: z.object({
    kind: z.string(),
    id: z.nullable(z.int()),
    name: z.nullable(z.string()),
    isDeleted: z.optional(z.literal(true)),
  }),
  /** Details of the action, such as the names of changed fields. */
  detail: z.record(z.string(), z.unknown()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditReply = z.array(auditEntry);
