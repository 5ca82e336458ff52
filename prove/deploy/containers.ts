import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { output, result } from './programs.ts';

/**
 * Buildah and Podman build and run Dockerfiles without an engine in the background. What they keep (2 GB) is
 * in this folder, so that nothing on the machine mixes with it, and unchanged steps are not repeated. Not in
 * node_modules: npm could not delete what is mounted there.
 */
export const home = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fourgood-image');

/** Debian's package of each program. */
export const programs = {
  debootstrap: 'debootstrap',
  buildah: 'buildah',
  podman: 'podman',
  runc: 'runc',
  'systemd-analyze': 'systemd',
};

const folders = ['--root', join(home, 'storage'), '--runroot', join(home, 'run')];
const storage = [...folders, '--storage-driver', 'overlay'];
/** Also where no systemd runs. */
const engine = [...storage, '--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

/** @throws with its output if it fails */
export function buildah(...args: string[]): Promise<string> {
  return output('buildah', [...storage, ...args]);
}

/** @throws with its output if it fails */
export function podman(...args: string[]): Promise<string> {
  return output('podman', [...engine, ...args]);
}

/** Ends and removes what an interrupted check has left. */
export async function removeContainers(): Promise<void> {
  await podman('rm', '--all', '--force', '--volumes');
  await buildah('rm', '--all');
}

export interface Container {
  /** Runs a program in it. @returns what it printed, and whether it succeeded */
  run(
    command: readonly string[],
    env?: Record<string, string>,
  ): Promise<{ ok: boolean; text: string }>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** @returns its exit code */
  stop(seconds: number): Promise<number>;
  log(): Promise<string>;
  remove(): Promise<void>;
}

export interface ContainerOptions {
  env: Record<string, string>;
  /** Files that it sees below /run/secrets. */
  secrets?: Record<string, string>;
  network: 'host' | 'none';
  /** A file with the system calls that it may make; by default, Podman's own. */
  seccomp?: string;
}

/** Starts an image as compose.yaml does: nothing can be written but /tmp and the volumes, no rights at all. */
export async function startContainer(image: string, options: ContainerOptions): Promise<Container> {
  const variables = Object.entries(options.env).flatMap(([name, value]) => [
    '-e',
    `${name}=${value}`,
  ]);
  const secrets = Object.entries(options.secrets ?? {}).flatMap(([name, file]) => [
    '-v',
    `${file}:/run/secrets/${name}:ro`,
  ]);
  const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
  const rights = ['--cap-drop', 'all', '--security-opt', 'no-new-privileges'];
  if (options.seccomp) rights.push('--security-opt', `seccomp=${options.seccomp}`);
  const files = ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp'];
  // Podman leaves health checks to systemd.
  const how = ['--detach', '--no-healthcheck', '--network', options.network];
  const id = (
    await podman('run', ...how, ...limits, ...rights, ...files, ...variables, ...secrets, image)
  ).trim();
  const removeNow = () => spawnSync('podman', [...engine, 'rm', '--force', '--volumes', id]);
  process.once('exit', removeNow);
  return {
    async run(command, env = {}) {
      const set = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
      const { ok, text } = await result('podman', [...engine, 'exec', ...set, id, ...command]);
      // Podman's own warnings come with it, for example about networks.
      return { ok, text: text.replaceAll(/^time="[^"]+" level=warning.*\n/gm, '') };
    },
    kill: async () => void (await podman('kill', id)),
    start: async () => void (await podman('start', id)),
    async stop(seconds) {
      await podman('stop', '--time', String(seconds), id);
      return Number(await podman('inspect', '--format', '{{.State.ExitCode}}', id));
    },
    log: async () => (await result('podman', [...engine, 'logs', id])).text,
    async remove() {
      process.off('exit', removeNow);
      await podman('rm', '--force', '--volumes', id);
    },
  };
}
