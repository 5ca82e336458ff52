import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { EmbeddedDatabase, EmbeddedDatabaseOptions } from '../db/embedded/launch.ts';

/** How to start the app: from a copy of the project, with another Node, as another user. */
export interface AppHost {
  root?: string;
  node?: string;
  uid?: number;
  gid?: number;
}

type Started = Pick<EmbeddedDatabase, 'connection' | 'shared' | 'notices'>;

interface Event {
  started?: Started;
  failed?: string;
  report?: string;
}

/** One app in a separate process. */
export interface App {
  /** Rejects with the app's message if its start failed. */
  started: Promise<Started>;
  /** The next sentence about a server that was lost or came back. */
  nextReport(): Promise<string>;
  /** Shuts it down; does nothing if it has already exited. */
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts an app on an embedded database. */
export function startApp(options: EmbeddedDatabaseOptions, host: AppHost = {}): App {
  const { root = join(import.meta.dirname, '../..'), node = process.execPath, ...identity } = host;
  const program = join(root, 'server/testing/embedded-app.ts');
  const child = spawn(node, [program, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
    ...identity,
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<Event> => JSON.parse((await lines.next()).value ?? '{}') as Event; // see embedded-app.ts
  return {
    started: next().then(({ started, failed }) => started ?? Promise.reject(new Error(failed))),
    nextReport: async () => (await next()).report ?? '',
    async stop() {
      child.stdin.end();
      const [code] = await ended;
      if (code) throw new Error(`The app ended with exit code ${code}.`);
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
