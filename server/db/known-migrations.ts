import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';

/**
 * The migrations of this version, oldest first. They are told apart by the times in their
 * journal, which line endings do not change.
 */
export const knownMigrations: readonly MigrationMeta[] = readMigrationFiles({
  migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
});

/** Those that a database with the migrations `applied` lacks. */
export function missingMigrations(applied: readonly number[]): MigrationMeta[] {
  return knownMigrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
}

/** Those that only a newer version of the product knows. */
export function unknownMigrations(migrations: readonly number[]): number[] {
  return migrations.filter((one) =>
    knownMigrations.every(({ folderMillis }) => folderMillis !== one),
  );
}
