import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { newestMigration, readRelease, releaseNames } from '../testing/releases/release.ts';
import { unsafeStatements } from '../testing/unsafe-statements.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
const recorded = Math.max(...releaseNames().map((name) => newestMigration(readRelease(name))));

it('no migration since the last recorded release blocks or breaks a running installation', () => {
  const later = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > recorded,
  );
  expect(later.flatMap(({ sql }) => unsafeStatements(sql))).toEqual([]);
});

it('migrations run in the order of their times', () => {
  const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

describe('what is unsafe is recognized', () => {
  it.each([
    'CREATE INDEX "by_city" ON "businesses" USING btree ("city")',
    'CREATE UNIQUE INDEX "by_city" ON "businesses" USING btree ("city")',
    'ALTER TABLE "businesses" ADD CONSTRAINT "short" CHECK (length(name) < 5)',
    'ALTER TABLE "businesses" ALTER COLUMN "name" SET DATA TYPE varchar(5)',
    'ALTER TABLE "businesses" ALTER COLUMN "city" SET NOT NULL',
    'ALTER TABLE "businesses" ADD COLUMN "token" uuid DEFAULT gen_random_uuid() NOT NULL',
    'ALTER TABLE "businesses" ADD COLUMN "size" integer NOT NULL',
    'ALTER TABLE "businesses" DROP COLUMN "city"',
    'ALTER TABLE "businesses" RENAME COLUMN "city" TO "town"',
    'DROP TABLE "businesses"',
    '-- Everyone gets one.\nUPDATE "businesses" SET "city" = null',
    'DELETE FROM "draft_fingerprints"',
    'LOCK TABLE businesses',
  ])('%s', (statement) => {
    expect(unsafeStatements([statement])).toHaveLength(1);
  });

  it.each([
    'CREATE INDEX CONCURRENTLY "by_city" ON "businesses" USING btree ("city")',
    'ALTER TABLE "businesses" ADD COLUMN "size" integer',
    'ALTER TABLE "businesses" ADD COLUMN "size" integer DEFAULT 0 NOT NULL',
    'ALTER TABLE "businesses" ADD CONSTRAINT "short" CHECK (length(name) < 5) NOT VALID',
    '-- Safe: it has a row for each day.\nCREATE INDEX "by_day" ON "hour_counts" ("day")',
    'CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1',
    'UPDATE "key_check" SET "since" = now()',
  ])('but not %s', (statement) => {
    expect(unsafeStatements([statement])).toEqual([]);
  });

  it('and not an index on a table that is new', () => {
    const statements = ['CREATE TABLE "news" (id int)', 'CREATE INDEX "by_id" ON "news" (id)'];
    expect(unsafeStatements(statements)).toEqual([]);
  });
});
