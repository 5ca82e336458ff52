import { createServer } from 'node:net';
import { join } from 'node:path';

import type { OsUser } from './os-user.ts';
import type { Binaries } from './binaries.ts';
import { ownFolder, socketFolderFor } from './owned-folders.ts';
import type { Placement } from './placement.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** One embedded database: where it is, what runs it, how to connect. */
export interface Cluster {
  folder: string;
  /** PostgreSQL's own data folder, inside `folder`. */
  dataFolder: string;
  binaries: Binaries;
  osUser: OsUser | undefined;
  /** The socket's folder, or 127.0.0.1 on systems without Unix sockets. */
  host: string;
  port: number;
  password: string;
  durable: boolean;
  /** The binaries are an earlier major version's, which doesn't know all of our settings. */
  isOlder?: boolean;
}

/** The cluster for this placement. Creates its folder, not the cluster itself. */
export async function clusterAt(
  { folder, binaries, osUser }: Placement,
  password: string,
  durable: boolean,
): Promise<Cluster> {
  await ownFolder(folder, osUser);
  const dataFolder = join(folder, 'data');
  return {
    folder,
    dataFolder,
    binaries,
    osUser,
    ...(await addressOf(folder, dataFolder, osUser)),
    password,
    durable,
  };
}

async function addressOf(folder: string, dataFolder: string, osUser: OsUser | undefined) {
  if (process.platform !== 'win32')
    return { host: await socketFolderFor(folder, osUser), port: 5432 };
  const recorded = await readPostmasterFile(dataFolder);
  return { host: '127.0.0.1', port: recorded?.port ?? (await freePort()) };
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().on('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    probe.close(() => resolve(port));
  });
  return promise;
}
