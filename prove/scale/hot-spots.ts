import type { DatabaseServer } from '../stage/database-server.ts';

/** For a person who looks for what to improve: the costliest statements, and updates per table. */
export async function readHotSpots(database: DatabaseServer) {
  const statements = await database.query(`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as statement, calls,
      round(total_exec_time) as ms, round((shared_blks_hit + shared_blks_read) / calls, 1) as pages,
      round(wal_bytes / calls) as wal, round(wal_fpi::numeric / calls, 2) as whole_pages
    from pg_stat_statements where dbid = (select oid from pg_database where datname = 'fourgood')
    order by total_exec_time desc limit 12`);
  // In place (HOT): no index had to be changed.
  const updates = await database.queryApp(`
    select relname as table, n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as in_place,
      n_dead_tup as dead, autovacuum_count as vacuums
    from pg_stat_user_tables where n_tup_upd > 0 order by n_tup_upd desc limit 10`);
  return { statements, updates };
}
