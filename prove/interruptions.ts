import { setTimeout as wait } from 'node:timers/promises';

import type { DatabaseServer } from './stage/database-server.ts';
import { addReplica, promote } from './stage/replica.ts';
import type { Testbed } from './stage/testbed.ts';
import { waitUntil } from './stage/wait-until.ts';

/** A way for the database to become unavailable and recover. */
export interface Interruption {
  name: string;
  about: string;
  prepare(testbed: Testbed, quick: boolean): Promise<{ interrupt(): Promise<Return> }>;
}

interface Return {
  /** When the database took writes again, by `performance.now()`. */
  backAt: number;
  /** Where the data is now. */
  databaseUrl: string;
}

export const interruptions: Interruption[] = [
  restart('restart', 'a restart (fast)', 'fast'),
  restart('immediate', 'a restart (immediate)', 'immediate'),
  {
    name: 'pause',
    about: 'a pause of 20 s',
    prepare: async ({ database }, quick) => ({
      async interrupt() {
        const resume = database.pause();
        await wait(quick ? 4_000 : 20_000);
        resume();
        return back(database);
      },
    }),
  },
  {
    name: 'silence',
    about: 'silent connections, new ones after 5 s',
    prepare: async ({ database, gateway }, quick) => ({
      async interrupt() {
        gateway.fallSilent(true);
        await wait(quick ? 2_000 : 5_000);
        gateway.speak();
        return back(database);
      },
    }),
  },
  promotion('promotion', 'promotion of a replica', false),
  promotion('silent-promotion', 'promotion of a replica, old connections silent', true),
];

function restart(name: string, about: string, mode: 'fast' | 'immediate'): Interruption {
  return {
    name,
    about,
    prepare: async ({ database }) => ({
      async interrupt() {
        await database.stop(mode);
        await database.start();
        return back(database);
      },
    }),
  };
}

/** The primary is killed, and its address leads to the replica from then on. */
function promotion(name: string, about: string, oldOnesSilent: boolean): Interruption {
  return {
    name,
    about,
    async prepare(testbed) {
      const { database, gateway } = testbed;
      const replica = await addReplica(database, testbed.run);
      testbed.onDispose(() => replica.remove());
      return {
        async interrupt() {
          if (oldOnesSilent) gateway.fallSilent(false);
          gateway.leadTo(replica.cluster.port);
          await database.kill();
          await promote(replica);
          return back(replica);
        },
      };
    },
  };
}

async function back(database: DatabaseServer): Promise<Return> {
  if (!(await waitUntil(() => database.isWritable(), 60_000)))
    throw new Error('The database did not come back.');
  return { backAt: performance.now(), databaseUrl: database.urlAt(database.cluster.port) };
}
