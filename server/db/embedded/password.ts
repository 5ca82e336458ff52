import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { errorCode } from './errors.ts';

/**
 * The app's password for the embedded database, created on the first start and stored with the app's keys
 * (0600).
 */
export async function databasePassword(dataDir: string): Promise<string> {
  const file = passwordFile(dataDir);
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  if (known.trim() !== '') return known.trim();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return writePassword(file);
}

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'keys', 'database-password');
}

async function writePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const unfinished = await open(`${file}.new`, 'w', 0o600);
  try {
    await unfinished.writeFile(`${password}\n`);
    await unfinished.sync();
  } finally {
    await unfinished.close();
  }
  await rename(`${file}.new`, file);
  return password;
}
