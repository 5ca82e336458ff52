import { ConfigError } from '../config/config-error.ts';
import type { Context } from '../context.ts';
import { readStop } from '../db/transfer/stop-writes.ts';

/** An installation that was moved must not go on at its old place. @throws ConfigError that names the new one */
export async function refuseMovedDatabase({ pool }: Pick<Context, 'pool'>): Promise<void> {
  const stop = await readStop(pool);
  if (stop?.state === 'finishing')
    throw new ConfigError(
      `DATABASE_URL: a move to ${stop.note} was interrupted at its very end. If that database has tables, the move is complete: set DATABASE_URL to it. If it is empty, run "npm run move -- --undo" to use this one.`,
    );
  if (stop?.state !== 'moved') return;
  throw new ConfigError(
    `DATABASE_URL: the data was moved to ${stop.note}. Set DATABASE_URL to that database; or run "npm run move -- --undo" to use the old one again, without what was written since.`,
  );
}
