import { open } from 'node:fs/promises';

/** Flushes renames in a folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open folders
  await using handle = await open(folder);
  await handle.sync();
}
