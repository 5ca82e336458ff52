import type { Config } from '../config/config.ts';
import { removeEmbeddedDatabase } from '../db/embedded/launch.ts';
import { locateEmbeddedDatabase } from '../db/embedded/locate.ts';
import { isUntouched } from '../db/transfer/empty-target.ts';
import type { OpenDatabase } from '../start/open-database.ts';
import { say, withDatabase } from './run-command.ts';

/**
 * `withDatabase`, which makes an embedded database if there is none; if `work` fails, that one is removed
 * again, unless something has been put into it meanwhile.
 */
export async function withDatabaseToFill<T>(
  config: Config,
  work: (connection: OpenDatabase['connection']) => Promise<T>,
): Promise<T> {
  const { database, dataDir } = config;
  if (database.kind === 'external') return withDatabase(config, work);
  const place = { dataDir, dataDirExplicit: database.dataDirExplicit };
  const { exists, isHidden } = await locateEmbeddedDatabase(place);
  if (exists || isHidden) return withDatabase(config, work);
  let isOurs = false;
  try {
    return await withDatabase(config, (connection) =>
      work(connection).catch(async (error: unknown) => {
        isOurs = await isUntouched(connection).catch(() => false);
        throw error;
      }),
    );
  } catch (error) {
    // It has stopped. One that a start of the app uses by now is left alone.
    if (isOurs) await removeEmbeddedDatabase(place).catch(sayLeft);
    throw error;
  }
}

/** It does no harm: the next restore fills it. */
function sayLeft(error: unknown): void {
  say(`The empty database that was made for this could not be removed. ${String(error)}`);
}
