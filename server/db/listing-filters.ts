import { type SQL, sql } from 'drizzle-orm';
import type { BusinessFilter, UserFilter } from '../../contract/admin-filters.ts';

export type ListFilter = UserFilter | BusinessFilter;

type Table = 'user_listings' | 'business_listings';

/** Conditions of partial indexes (`schema/listings.ts`), which serve no other. */
const conditions = {
  user_listings: {
    inactive: sql`inactive`,
    unverified: sql`unverified`,
    without_business: sql`businesses = 0`,
    never_used: sql`unused`,
    deleted: sql`deleted`,
  },
  business_listings: {
    inactive: sql`inactive`,
    suspended: sql`suspended`,
    never_used: sql`unused`,
    no_google_link: sql`unlinked`,
    other_link: sql`other_link`,
  },
} as const satisfies {
  user_listings: Record<UserFilter, SQL>;
  business_listings: Record<BusinessFilter, SQL>;
};

/** Which rows a list shows: of those that aren't deleted, all or some; or those that are. */
export function conditionOf({ table, filter }: FilteredList): SQL {
  const condition = filter && filtersOf(table)[filter];
  return condition ? among(filter, condition) : present;
}

/** The filters of a list that a row passes, as an array of their names. */
export function passedFilters(table: Table): SQL<ListFilter[]> {
  const names = Object.entries(filtersOf(table)).map(
    ([name, condition]) => sql`case when ${among(name, condition)} then ${name} end`,
  );
  return sql`array_remove(array[${sql.join(names, sql`, `)}]::text[], null)`;
}

const present = sql`not deleted`;

function among(filter: string, condition: SQL): SQL {
  return filter === 'deleted' ? condition : sql`${present} and ${condition}`;
}

interface FilteredList {
  table: Table;
  filter: ListFilter | null;
}

function filtersOf(table: Table): Readonly<Partial<Record<ListFilter, SQL>>> {
  return conditions[table];
}
