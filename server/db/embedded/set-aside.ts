import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { passwordFile } from './password.ts';
import type { Placement } from './placement.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { stopServer } from './stop-server.ts';

/**
 * A database outside the data folder outlives its clone. A new clone at the same path, which has no keys
 * yet, starts with a new database; the older one is renamed and kept next to it.
 * @returns a notice for the user at the terminal, if that happened.
 */
export async function setAsideOlderDatabase(
  { folder, binaries, osUser }: Placement,
  dataDir: string,
): Promise<string[]> {
  const dataFolder = join(folder, 'data');
  if (dirname(folder) === dataDir || !existsSync(dataFolder)) return [];
  if (existsSync(passwordFile(dataDir))) return [];
  const running = await runningPostmaster(dataFolder);
  if (running) await stopServer({ dataFolder, folder, binaries, osUser }, running);
  const aside = `${folder}-until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(folder, aside);
  return [
    `Found the database of an earlier clone in this location; it has been moved to ${aside}. Delete that folder if you don't need it.`,
  ];
}
