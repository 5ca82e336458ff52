import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import { locateEmbeddedDatabase } from '../db/embedded/locate.ts';

/** The folder of the embedded database; before the first start, the nearest folder above that exists. */
export async function findDataFolder({
  database,
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<string> {
  const dataDirExplicit = database.kind === 'embedded' && database.dataDirExplicit;
  const { folder } = await locateEmbeddedDatabase({ dataDir, dataDirExplicit });
  return existing(folder);
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
