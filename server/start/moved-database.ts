import { ConfigError } from '../config/config-error.ts';
import type { Context } from '../context.ts';
import { readStop } from '../db/transfer/stop-writes.ts';

type WithPool = Pick<Context, 'pool'>;

/**
 * An installation that was moved must not continue at its old place.
 * @throws ConfigError that names the new one
 */
export async function refuseMovedDatabase({ pool }: WithPool): Promise<void> {
  const moved = await describeMove({ pool });
  if (moved !== null) throw new ConfigError(`DATABASE_URL: ${moved.what} ${moved.todo}`);
}

/** Where the data was moved, and what to do; null if it is still here. */
export async function describeMove({
  pool,
}: WithPool): Promise<{ what: string; todo: string } | null> {
  const stop = await readStop(pool);
  if (stop?.state === 'finishing')
    return {
      what: `a move to ${stop.note} was interrupted at its very end.`,
      todo: `If that database has tables, the move is complete: set DATABASE_URL to it. If it is empty, run "npm run move -- --undo" to use this one.`,
    };
  if (stop?.state !== 'moved') return null;
  return {
    what: `the data was moved to ${stop.note}.`,
    todo: `Set DATABASE_URL to that database; or run "npm run move -- --undo" to use the old one again, without what was written since.`,
  };
}
