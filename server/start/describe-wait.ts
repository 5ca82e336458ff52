import type { Config } from '../config/config.ts';
import type { MigrationWait } from '../db/migrate.ts';
import { databasePlace } from './start-errors.ts';

/** What a start is waiting for, and what to do, in a sentence. */
export function describeWait(wait: MigrationWait, { database }: Pick<Config, 'database'>): string {
  if (wait === 'turn')
    return 'Waiting for another process that is updating the tables of this database.';
  if (wait === 'migrations')
    return 'Updating the tables of the database, which takes minutes if they are large. Let it finish.';
  const place = database.kind === 'external' ? ` at ${databasePlace(database.url)}` : '';
  return `Waiting for the database${place}, which has not answered yet. "npm run doctor" says more.`;
}
