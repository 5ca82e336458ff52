import * as z from 'zod/mini';
import { idInPath } from './ids.ts';
import { countedRows } from './constraints.ts';

/** The most that one answer of a list holds; also what a call without parameters gets. */
const largestPage = 1_000;

/** How each list can be ordered, by name unless told otherwise; a minus in front turns it around. */
export const userSorts = ['name', 'email', 'businesses', 'status', 'joined'] as const;
export const businessSorts = ['name', 'owner', 'location', 'created'] as const;

/** @param what `The limit`, as the sentence that refuses it begins */
const wholeNumber = (what: string, least: number, most: number) => {
  const error = `${what} must be a whole number from ${grouped(least)} to ${grouped(most)}`;
  return z.pipe(
    z.pipe(z.string(error).check(z.regex(/^\d{1,16}$/, error)), z.transform(Number)),
    z.int(error).check(z.minimum(least, error), z.maximum(most, error)),
  );
};

/** One of these, either way. */
const sortBy = <Sort extends string>(sorts: readonly Sort[]) =>
  z.enum(
    bothWays(sorts),
    `Please sort by one of ${sorts.join(', ')}, with a minus sign in front to reverse the order`,
  );

const bothWays = <Sort extends string>(sorts: readonly Sort[]): (Sort | `-${Sort}`)[] =>
  sorts.flatMap((sort) => [sort, `-${sort}` as const]);

const unknownPlace = 'Please use a cursor from an earlier response';
const cursor = z.string(unknownPlace).check(z.maxLength(1_000, unknownPlace));

/** Which rows of a list: from a number on, or from a place. */
const pageQuery = z.object({
  limit: z._default(wholeNumber('The limit', 1, largestPage), largestPage),
  offset: z._default(wholeNumber('The offset', 0, countedRows), 0),
  /** The rows after or before a place that an earlier answer named (`headers.ts`). */
  after: z.optional(cursor),
  before: z.optional(cursor),
});

const oneBegin = z.refine<z.output<typeof pageQuery>>(({ offset, after, before }) => {
  const begins = [offset > 0, after !== undefined, before !== undefined];
  return begins.filter(Boolean).length <= 1;
}, 'Please use only one of offset, after, and before');

const longestSearch = 200;
const oneSearch = `Please search with ${longestSearch} characters or fewer`;

const listQuery = <Sort extends z.ZodMiniType>(sort: Sort) =>
  z
    .extend(pageQuery, {
      /**
       * Every word of it must be found: one of three characters or more anywhere, a shorter one at the
       * beginning of a word. Case and accents are ignored; `%`, `_` and `\` stand for themselves.
       */
      search: z._default(z.string(oneSearch).check(z.maxLength(longestSearch, oneSearch)), ''),
      sort,
    })
    .check(oneBegin);

export const usersQuery = listQuery(z._default(sortBy(userSorts), 'name'));
export const adminBusinessesQuery = listQuery(z._default(sortBy(businessSorts), 'name'));

/** A user's businesses come by name, and all of them, as they see them themselves. */
export const businessesOfUserQuery = pageQuery.check(oneBegin);

export type UsersQuery = z.output<typeof usersQuery>;
export type AdminBusinessesQuery = z.output<typeof adminBusinessesQuery>;
export type BusinessesOfUserQuery = z.output<typeof businessesOfUserQuery>;

export const adminUserParams = z.object({ id: idInPath });

/** A user in the admin's list. `businesses` is how many they have. */
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
});

export type AdminUser = z.infer<typeof adminUser>;

export const adminUsersReply = z.array(adminUser);

/** A business in the admin's list. `categories` and `keywords` are counts: lists never carry the phrases. */
export const adminBusiness = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isActive: z.boolean(),
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), isActive: z.boolean() }),
  categories: z.int(),
  keywords: z.int(),
  createdAt: z.string(),
});

export type AdminBusiness = z.infer<typeof adminBusiness>;

export const adminBusinessesReply = z.array(adminBusiness);

export const toggleUserBody = z.object({
  isActive: z.boolean(),
});

/** The audit trail goes back by id: `before` is the last one that was seen. */
export const auditQuery = z.object({
  limit: z._default(wholeNumber('The limit', 1, 100), 25),
  before: z.optional(wholeNumber('The entry ID', 1, Number.MAX_SAFE_INTEGER)),
});

/** An entry of the audit trail: who did what to whom. Names are current; null where somebody is gone. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  actorKind: z.enum(['user', 'admin', 'system']),
  actor: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()) })),
  action: z.string(),
  target: z.object({
    kind: z.string(),
    id: z.nullable(z.int()),
    name: z.nullable(z.string()),
  }),
  /** What the action itself noted, such as the names of changed fields. */
  detail: z.record(z.string(), z.unknown()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditReply = z.array(auditEntry);

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
