import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { withClient } from '../testing/with-client.ts';
import * as accounts from './schema/accounts.ts';
import * as audit from './schema/audit.ts';
import * as backups from './schema/backups.ts';
import * as businesses from './schema/businesses.ts';
import * as counts from './schema/counts.ts';
import * as drafting from './schema/drafting.ts';
import * as emailChanges from './schema/email-changes.ts';
import * as feedbackAddresses from './schema/feedback-addresses.ts';
import * as keyCheck from './schema/key-check.ts';
import * as listings from './schema/listings.ts';
import * as outbox from './schema/outbox.ts';
import * as posters from './schema/posters.ts';
import * as rateLimits from './schema/rate-limits.ts';
import * as secondFactors from './schema/second-factors.ts';
import * as troubleNotices from './schema/trouble-notices.ts';

it('matches what the migrations produce, column by column', async () => {
  const migrated = await createTestDatabase();
  const declared = await createEmptyDatabase();
  await declare(declared.url);
  const shape = await describeDatabase(migrated.url);
  expect(shape.length).toBeGreaterThan(80);
  expect(shape).toEqual(await describeDatabase(declared.url));
  await Promise.all([migrated.drop(), declared.drop()]);
});

const schema = {
  ...accounts,
  ...audit,
  ...backups,
  ...businesses,
  ...counts,
  ...drafting,
  ...emailChanges,
  ...feedbackAddresses,
  ...keyCheck,
  ...listings,
  ...outbox,
  ...posters,
  ...rateLimits,
  ...secondFactors,
  ...troubleNotices,
};

/** Creates the tables directly from the files of `schema/`. */
async function declare(url: string): Promise<void> {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  await withClient(url, async (client) => {
    await client.query('create extension pg_trgm');
    for (const statement of statements) await client.query(statement);
  });
}

/** Every column, constraint and index, one line each. */
async function describeDatabase(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select format('%s.%s %s%s default %s %s', table_name, column_name, udt_name,
        case is_nullable when 'NO' then ' not null' else '' end,
        coalesce(column_default, '-'), coalesce(identity_generation, '')) as line
      from information_schema.columns where table_schema = 'public'
      union all
      select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all
      select indexdef from pg_indexes where schemaname = 'public'
      order by 1`);
    return rows.map(({ line }) => line);
  });
}
