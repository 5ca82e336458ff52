import pg from 'pg';

import { addManyBusinesses } from '../../bench/many-businesses.ts';
import type { Installation } from './set-up-installation.ts';
import { perDraft } from './demand.ts';
import { popularityOf } from './popularity.ts';

interface Filling {
  businesses: number;
  /** Drafts in a day, over all businesses. */
  draftsPerDay: number;
  say: (line: string) => void;
}

/** Whole days of counts before today, of which there is a third: the peak is late in the morning. */
const earlierDays = 1;
const shareOfToday = 0.35;
/** Earlier drafts of a business on average. In reality there are more (docs/SCALING.md), up to 200. */
const printsPerBusiness = 3;
const maxPrints = 200;
/** Keys of a day's drafts, and finished emails, for each business. */
const keysPerBusiness = 1;
const emailsPerBusiness = 0.2;

/**
 * Fills an empty installation, whose app does not run, as if it had been used for a while: owners,
 * businesses, their counts by hour and by day, fingerprints and keys of earlier drafts, and finished emails.
 */
export async function fill(
  { database, databaseUrl }: Pick<Installation, 'database' | 'databaseUrl'>,
  { businesses, draftsPerDay, say }: Filling,
): Promise<void> {
  const external = { database: { kind: 'external', url: databaseUrl } } as Parameters<
    typeof addManyBusinesses
  >[0]; // it reads nothing else of the configuration
  const start = performance.now();
  const tell = (what: string) =>
    say(`${what} after ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  await addManyBusinesses(external, { users: Math.ceil(businesses / 3), businesses });
  tell(`${businesses} businesses`);
  // Checking every foreign key would take longer than all the rest.
  await database.query('grant set on parameter session_replication_role to fourgood');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`set work_mem = '128MB'`);
    await activateEveryone(client);
    await addPopularity(client, businesses);
    await addCounts(client, draftsPerDay);
    tell('counts');
    await addEarlierDrafts(client, businesses);
    tell('earlier drafts');
    await addEmails(client, businesses);
    await client.query('drop table popularity');
    await client.query('vacuum analyze');
    await database.query('checkpoint');
    tell('everything');
  } finally {
    await client.end();
  }
}

/**
 * Every business is visited, and maintenance would delete all owners who never verified their address at
 * once; in reality it does so every hour.
 */
async function activateEveryone(client: pg.Client): Promise<void> {
  await client.query(`
    update users set email_verified = true, is_active = true where not (email_verified and is_active)`);
  await client.query(`
    update businesses set is_active = true, suspended_at = null, suspended_reason = null
    where not is_active or suspended_at is not null`);
}

/** How many times the mean each business gets. */
async function addPopularity(client: pg.Client, businesses: number): Promise<void> {
  const { idAt, timesMean } = popularityOf(businesses);
  await client.query('create unlogged table popularity (id int, times float8)');
  const batch = 50_000;
  for (let from = 0; from < businesses; from += batch) {
    const ranks = Array.from({ length: Math.min(batch, businesses - from) }, (_, at) => from + at);
    await client.query('insert into popularity select * from unnest($1::int[], $2::float8[])', [
      ranks.map(idAt),
      ranks.map(timesMean),
    ]);
  }
  // Rows of a day are in the order in which their businesses were visited, not in that of their ids.
  await client.query(
    'create unlogged table shuffled as select * from popularity order by random()',
  );
  await client.query('drop table popularity');
  await client.query('alter table shuffled rename to popularity');
  await client.query('analyze popularity');
}

/** A business has a row for a kind and a day if there was at least one of those events. */
async function addCounts(client: pg.Client, draftsPerDay: number): Promise<void> {
  const mean = `(${draftsPerDay}::float8 / (select count(*) from popularity))`;
  const kinds = [
    ['view', perDraft.page],
    ['good', perDraft.event / 3],
    ['copied', perDraft.event / 4],
    ['draft', perDraft.draft],
    ['google_click', perDraft.click],
    ['feedback', perDraft.feedback],
  ] as const;
  const seen = `
    select id, day, kind, ceil(-ln(1 - random()) * expected)::int as count
    from (
      select id, current_date - ago as day, kind, times * often * ${mean} * share as expected
      from generate_series(${earlierDays}, 0, -1) as ago
      cross join lateral (select case ago when 0 then ${shareOfToday} else 1 end as share) as shares
      cross join popularity
      cross join (values ${kinds.map(([kind, often]) => `('${kind}', ${often}::float8)`).join(', ')}) as kinds (kind, often)
    ) expectations
    where random() < 1 - exp(-least(expected, 500))`;
  await client.query(`create unlogged table seen as ${seen}`);
  await client.query(`
    insert into hour_counts (business_id, day, kind, hours)
    select id, day, kind, format('[14:16]={%s,NULL,%s}', greatest(count / 2, 1), count)::int[] from seen`);
  await client.query(`
    insert into business_counts (business_id, day, kind, count)
    select id, day, kind, count from seen where kind in ('draft', 'google_click')
    on conflict do nothing`);
  await client.query('drop table seen');
}

async function addEarlierDrafts(client: pg.Client, businesses: number): Promise<void> {
  await client.query(`
    create unlogged table prints as
    select number, decode(repeat(md5(number::text || 'a') || md5(number::text || 'b'), 7), 'hex') as print
    from generate_series(0, 999) as number`);
  await client.query(`update prints set print = substr(print, 1, 196)`);
  await client.query(`
    insert into draft_fingerprints (business_id, day, print)
    select id, current_date - (random() * 60)::int, print
    from (
      select id, floor(random() * 1000)::int as number
      from popularity, generate_series(1, least(${maxPrints}, round(times * ${printsPerBusiness}))::int)
      order by random()
    ) drafts join prints using (number)`);
  await client.query('drop table prints');
  await client.query(`
    insert into draft_requests (key_hash, content_hash, attempt, counted, created_at)
    select left(encode(sha256(n::text::bytea), 'base64'), 43), left(encode(sha256((-n)::text::bytea), 'base64'), 43),
      0, true, now() - random() * interval '20 hours'
    from generate_series(1, ${Math.round(businesses * keysPerBusiness)}) as n`);
}

/** Delivered: what is kept of them recognizes a repeated request. */
async function addEmails(client: pg.Client, businesses: number): Promise<void> {
  await client.query(`
    insert into outbox (kind, business_id, key_hash, content_hash, status, attempts, expires_at, created_at, ended_at)
    select 'feedback', 1 + n % ${businesses}, left(encode(sha256(n::text::bytea), 'base64'), 43),
      left(encode(sha256((-n)::text::bytea), 'base64'), 43), 'delivered', 1, now() + interval '2 days',
      now() - random() * interval '29 days', now() - random() * interval '29 days'
    from generate_series(1, ${Math.round(businesses * emailsPerBusiness)}) as n`);
}
