import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

export interface TableRights {
  /** The app's role owns the tables: it migrates them, and can do anything with them. */
  isOwner: boolean;
  /** Tables that the app cannot fully use. */
  tablesWithoutAccess: string[];
  /** The app's role can change or delete entries of the audit trail. */
  canChangeAudit: boolean;
}

/** What the app's role may do with the tables; null if there are none yet. */
export async function readTableRights(db: Db): Promise<TableRights | null> {
  const { rows } = await db.execute<{ [Name in keyof TableRights]: TableRights[Name] }>(sql`
    with tables as (
      select oid, relname, relowner from pg_class
      where relkind = 'r' and relnamespace = to_regnamespace('public')),
    needed (table_name, privilege) as (
      select relname, privilege from tables
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
      where relname <> 'audit' or privilege in ('SELECT', 'INSERT'))
    select
      (select pg_has_role(relowner, 'USAGE') from tables where relname = 'audit') as "isOwner",
      array(
        select distinct table_name::text from needed join tables on relname = table_name
        where not has_table_privilege(oid, privilege) order by 1) as "tablesWithoutAccess",
      (select has_table_privilege(oid, 'UPDATE') or has_table_privilege(oid, 'DELETE')
        from tables where relname = 'audit') as "canChangeAudit"
    from tables where relname = 'audit'`);
  return rows[0] ?? null;
}
