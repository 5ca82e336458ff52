/**
 * How many updates of counts PostgreSQL makes in place ("HOT": the page has room for the row's new version,
 * so no index changes), by the share of a page that inserts may fill (`fillfactor`). One day of visits,
 * spread over businesses as in docs/SCALING.md, each event in its own transaction, without vacuuming.
 *
 * Run: npm run bench:hot-updates [-- --businesses=10000]
 */
import { parseArgs } from 'node:util';
import { popularityOf } from '../prove/scale/popularity.ts';
import { cleanUpOnExit } from '../prove/stage/cleanup.ts';
import { makeDatabaseServer } from '../prove/stage/database-server.ts';
import { migrate } from '../server/db/migrate.ts';

const { values } = parseArgs({ options: { businesses: { type: 'string', default: '10000' } } });
const businesses = Number(values.businesses);
/** 100 a month for each business. */
const drafts = Math.round((businesses * 100) / 30);
const fillFactors = [80, 90, 100];
const tables = ['business_counts', 'hour_counts'];

/** Once around: kind, and how many of it belong to a draft. */
const kinds = [
  ['view', 1.6],
  ['good', 1],
  ['bad', 0.2],
  ['copied', 0.8],
  ['draft', 1],
  ['google_click', 0.6],
  ['facebook_click', 0.1],
] as const;

const countVisits = `
  create procedure count_visits() language plpgsql as $$
  declare visit record; hour int; happened text;
  begin
    for visit in select * from visits order by id loop
      hour := visit.id * 24 / ${drafts + 1};
      foreach happened in array visit.kinds loop
        insert into hour_counts values (visit.business_id, '2026-11-21', happened, format('[%s:%s]={1}', hour, hour)::int[])
        on conflict (business_id, day, kind) do update set hours[hour] = coalesce(hour_counts.hours[hour], 0) + 1;
        if happened in ('draft', 'google_click', 'facebook_click') then
          insert into business_counts values (visit.business_id, '2026-11-21', happened, 1)
          on conflict (business_id, day, kind) do update set count = business_counts.count + 1;
        end if;
        commit;
      end loop;
    end loop;
  end $$`;

cleanUpOnExit();
const database = await makeDatabaseServer(process.pid);
const run = (text: string) => database.queryApp<Record<string, string>>(text);
try {
  await database.start();
  await database.query('alter system set synchronous_commit = off');
  await database.query('alter system set autovacuum = off');
  await database.query('select pg_reload_conf()');
  await migrate({ connectionString: database.urlAt(database.cluster.port) });
  await addBusinesses();
  await addVisits();
  await run(countVisits);
  for (const fillFactor of fillFactors) console.log(await measure(fillFactor));
} finally {
  await database.remove();
}

async function addBusinesses() {
  await run(`insert into users (name, email, search_text) values ('Owner', 'o@example.com', '')`);
  await run(`
    insert into businesses (user_id, slug, name, search_text)
    select users.id, 'b' || n, 'B', '' from users, generate_series(1, ${businesses}) as n`);
}

async function addVisits() {
  const { rankOf, idAt } = popularityOf(businesses);
  const visits = Array.from({ length: drafts }, (_, index) => {
    const happened = kinds.flatMap(([kind, times]) =>
      Array.from({ length: Math.floor(times + Math.random()) }, () => kind),
    );
    return `(${index}, ${idAt(rankOf(Math.random()))}, '{${happened.join(',')}}')`;
  });
  await run('create table visits (id int, business_id int, kinds text[])');
  await run(`insert into visits values ${visits.join(', ')}`);
}

async function measure(fillFactor: number): Promise<string> {
  for (const table of tables) {
    await run(`alter table ${table} set (fillfactor = ${fillFactor})`);
    await run(`truncate ${table}`);
  }
  const before = await readWork();
  await run('call count_visits()');
  const after = await readWork();
  const parts = tables.map((table, index) => {
    const change = (what: string) => Number(after[index]?.[what]) - Number(before[index]?.[what]);
    const inPlace = Math.round((100 * change('in_place')) / change('updated'));
    const each = (change('updated') / change('inserted')).toFixed(1);
    const megabytes = (what: string) => (Number(after[index]?.[what]) / 1e6).toFixed(1);
    return `${table} ${inPlace}% of ${each} updates per row in place, ${megabytes('bytes')} MB and ${megabytes('index_bytes')} MB of indexes`;
  });
  const log = (Number(after[0]?.['log']) - Number(before[0]?.['log'])) / 1e6;
  return `fillfactor ${fillFactor}: ${parts.join('; ')}; log ${log.toFixed(0)} MB`;
}

/** One row for each of `tables`; `log` is the same in all. */
async function readWork() {
  await run('select pg_stat_force_next_flush()');
  return run(`
    select n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as in_place,
      pg_table_size(relid) as bytes, pg_indexes_size(relid) as index_bytes,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log
    from pg_stat_user_tables where relname in ('${tables.join("', '")}') order by relname`);
}
