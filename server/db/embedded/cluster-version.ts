import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Cluster } from './cluster.ts';

/** PostgreSQL's major version that the data belongs to, such as `18`; undefined if there is none yet. */
export async function versionOf({ dataFolder }: Cluster): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => '');
  return text.trim() || undefined;
}
