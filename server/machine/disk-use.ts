import { statfs } from 'node:fs/promises';

export interface DiskUse {
  /** Of what this account may use, from 0 to 1, as `df` shows it. */
  used: number;
  /** Bytes that this account can still write. */
  free: number;
}

/** How full the disk with this folder is. @throws if the folder does not exist */
export async function readDiskUse(folder: string): Promise<DiskUse> {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  const taken = blocks - bfree;
  return { used: taken + bavail === 0 ? 0 : taken / (taken + bavail), free: bavail * bsize };
}
