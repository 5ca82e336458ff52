import { schemaLines } from './describe-schema.ts';
import { withClient } from './with-client.ts';

/**
 * Rows in every table, with what is hard to copy: line ends, tabs, backslashes, the end marker of `COPY`,
 * nulls beside empty texts, all bytes, arrays with nulls, microseconds.
 */
const fill = `
  insert into users (name, email, email_verified, is_admin, search_text, deleted_at, created_at) values
    (E'Olive\\tO\\\\wner\\n\\\\.', 'olive@example.com', true, true, '', null, '2026-01-02 03:04:05.678901+00'),
    ('', 'zoë@example.com', false, false, 'zoe', null, now()), ('Gone', 'gone@example.com', true, false, 'gone', now(), now());
  delete from users where name = '';
  insert into logos (hash, bytes) values (repeat('a', 64), (select decode(string_agg(lpad(to_hex(n), 2, '0'), ''), 'hex') from generate_series(0, 255) n)), (repeat('b', 64), '');
  insert into businesses (user_id, slug, name, search_text, categories, keywords, logo_hash, review_url, suspended_at, suspended_reason)
    select id, 'maple', E'Maple "Street"\\r\\nClinic \\u2028 😀', 'maple', '{"Dentist","a, b",null}', '[{"keyword": "a\\nb \\\\\\\\ \\u00e9", "isLocalSeo": true}]', repeat('a', 64), 'https://example.com', now(), E'wrong\\\\link'
    from users where is_admin;
  insert into businesses (user_id, slug, name, search_text, is_active) select id, 'gone', 'Gone', 'gone', false from users where not is_admin;
  insert into former_slugs select 'maple-old', min(id) from businesses;
  insert into retired_slugs values (repeat('c', 64));
  insert into business_counts select id, '2026-02-03', 'draft', 7 from businesses where slug = 'maple';
  insert into click_usage values ('2026-02-03', 'google_click', 3000000000);
  insert into click_usage_shards values ('2026-02-03', 'google_click', 63, 5);
  insert into hour_counts select id, '2026-02-03', 'view', '{1,null,3}' from businesses;
  insert into business_tags (business_id, tag, name) select id, 'desk', 'Front desk' from businesses;
  insert into tag_counts select id, '2026-02-03', 'view', '{}' from business_tags;
  insert into visit_counts select id, '2026-02-03', 'good', 2 from businesses;
  insert into draft_fingerprints (business_id, day, print) select id, '2026-02-03', decode(repeat('5c', 196), 'hex') from businesses;
  insert into draft_requests (key_hash, counted) values (repeat('k', 43), true);
  insert into draft_usage values ('2026-02-03', 'draft', 'builtin', 7);
  insert into draft_usage_shards values ('2026-02-03', 'draft', 'builtin', 63, 5);
  insert into model_budgets values ('2026-02-03', 'calls', 1);
  insert into sessions (token_hash, user_id, epoch, expires_at) select 'token' || id, id, 0, now() + interval '1 day' from users;
  insert into known_browsers (token_hash, user_id) select 'browser' || id, id from users;
  insert into email_challenges (user_id, purpose, code_hash, code_expires_at, expires_at) select id, 'reset', 'hash', now(), now() from users;
  insert into issued_codes (subject, code_hash, code_expires_at) values ('subject', 'hash', now());
  insert into email_changes (user_id, email, token_hash, epoch, expires_at) select id, 'new@example.com', 'change' || id, 0, now() from users;
  insert into address_confirmations (user_id, email, token_hash, expires_at) select id, 'desk@example.com', 'confirm' || id, now() from users;
  insert into confirmed_addresses (user_id, email, confirmed_at) select id, 'desk@example.com', now() from users;
  insert into audit (actor_kind, action, target_kind, target_id, detail) select 'system', 'grant_admin', 'user', id, '{"by": "a \\"test\\""}' from users;
  insert into key_check (digest, keys, since) values ('digest', '\\x00ff', now()) on conflict do nothing;
  insert into outbox (kind, business_id, status, payload, expires_at) select 'feedback', id, 'waiting', '\\x0a5c00', now() + interval '1 day' from businesses;
  insert into outbox (kind, status, expires_at, ended_at, last_reply) values ('feedback', 'delivered', now(), now(), '250');
  insert into outbox_keys select id, 'digest', '\\x01' from outbox where payload is not null;
  insert into logo_prints (hash, logo_hash, bytes) values (repeat('d', 64), repeat('a', 64), '\\x0d0a');
  insert into posters (business_id, sentence, print_hash) select id, E'\\\\N', repeat('d', 64) from businesses;
  insert into rate_limits values ('key', 1, 2) on conflict do nothing;
  insert into authenticator_apps (user_id, secret, last_step) select id, '\\x02', 3 from users;
  insert into factor_setups (session_hash, kind, user_id, expires_at) select 'token' || id, 'app', id, now() from users;
  insert into passkeys (user_id, name, credential_id, public_key, counter, transports) select id, 'Key', 'credential' || id, '\\x03', 4, '{usb,"a b"}' from users;
  insert into recovery_codes (user_id, label, code_hash) select id, 'AB', 'hash' from users;
  insert into sign_in_steps (token_hash, user_id, epoch, challenge, keep_signed_in, expires_at) select 'step' || id, id, 0, 'c', true, now() from users;
  insert into backups (kind) values ('external');
  insert into trouble_notices (kind, since, state) values ('disk', now(), 'new') on conflict do nothing;`;

/** Gives every table rows. @throws if a table was added that gets none: add it here */
export async function fillEveryTable(url: string): Promise<void> {
  await withClient(url, (client) => client.query(fill));
  const empty = Object.entries(await readEverything(url)).filter(([, rows]) => rows.length === 0);
  if (empty.length > 0)
    throw new Error(`every-table.ts adds no row to ${empty.map(([name]) => name).join(', ')}.`);
}

/** Every row of every table as text, sorted. */
export async function readEverything(url: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    const { rows: names } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of names) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from "${name}" t order by 1`,
      );
      found[name] = rows.map(({ line }) => line);
    }
    return found;
  });
}

/** The schema, and the migrations that are recorded as applied, as comparable lines. */
export async function readShape(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select format('migration %s %s', hash, created_at) as line
       from drizzle.__drizzle_migrations order by created_at`,
    );
    return [...(await schemaLines(client)), ...rows.map(({ line }) => line)];
  });
}
