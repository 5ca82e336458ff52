import type { Scene } from './scene.ts';

/** What happens to the cluster, or to the apps, under load. */
export interface Fault {
  about: string;
  /** Whether the machine that leads changes, so that writes pause. */
  movesLead: boolean;
  /** @returns what repairs it, once everything succeeds again */
  begin(scene: Scene): Promise<() => Promise<void>>;
}

/** Killed with SIGKILL, as by a power failure: PostgreSQL, Patroni and etcd at once. */
const machineDies: Fault = {
  about: 'the machine dies',
  movesLead: true,
  async begin({ cluster }) {
    const leader = await cluster.leader();
    await leader.kill('machine');
    return async () => leader.start();
  },
};

/** It never comes back: another one gets its name and address, and copies everything from the new leader. */
export const machineIsReplaced: Fault = {
  about: 'the machine dies for good, and an empty one replaces it',
  movesLead: true,
  async begin({ cluster }) {
    const leader = await cluster.leader();
    await leader.kill('machine');
    return async () => cluster.replace(leader);
  },
};

const postgresDies: Fault = {
  about: 'PostgreSQL dies',
  movesLead: true,
  async begin({ cluster }) {
    await (await cluster.leader()).kill('postgres');
    return async () => undefined; // Patroni starts it again
  },
};

/** It continues as the leader that it no longer is. */
const machineHangs: Fault = {
  about: 'the machine hangs, and continues later',
  movesLead: true,
  async begin({ cluster }) {
    const goOn = (await cluster.leader()).freeze('machine');
    return async () => goOn();
  },
};

const postgresHangs: Fault = {
  about: 'PostgreSQL hangs, and continues later',
  movesLead: true,
  async begin({ cluster }) {
    const goOn = (await cluster.leader()).freeze('postgres');
    return async () => goOn();
  },
};

export const switchover: Fault = {
  about: 'a switchover, as for maintenance',
  movesLead: true,
  async begin({ cluster }) {
    await cluster.switchOver();
    return async () => undefined;
  },
};

export const rollingRestart: Fault = {
  about: 'the apps are restarted one by one',
  movesLead: false,
  async begin({ apps }) {
    for (const app of apps) {
      const code = await app.stop();
      if (code !== 0) throw new Error(`An app ended with ${code}.\n${app.log().slice(-2_000)}`);
      await app.start();
    }
    return async () => undefined;
  },
};

/** Ways in which a leader fails, in turns. */
export const failures: readonly Fault[] = [machineDies, postgresDies, machineHangs, postgresHangs];
