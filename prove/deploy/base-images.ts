import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildah, home, podman } from './containers.ts';
import { output } from './programs.ts';

const debian = 'localhost/fourgood-check/debian:trixie';
const node = 'localhost/fourgood-check/node:trixie';
/** Node.js 24 comes with npm 11. */
const npm = 'npm@11.19.1';

/**
 * What the registry's images contain, as far as the Dockerfile uses it: Debian 13, and Debian 13 with
 * Node.js and npm. Made here, because the real ones may be out of reach.
 */
export async function makeBaseImages(): Promise<{ debian: string; node: string }> {
  mkdirSync(home, { recursive: true });
  if (!(await exists(debian))) await makeDebian();
  if (!(await exists(node))) await makeNode();
  return { debian, node };
}

async function exists(image: string): Promise<boolean> {
  return podman('image', 'exists', image).then(
    () => true,
    () => false,
  );
}

async function makeDebian(): Promise<void> {
  const root = join(home, 'debian');
  rmSync(root, { recursive: true, force: true });
  await output('debootstrap', ['--variant=minbase', 'trixie', root]);
  const archive = join(home, 'debian.tar');
  await output('tar', ['-C', root, '-cf', archive, '.']);
  await podman('import', archive, debian);
  rmSync(root, { recursive: true });
  rmSync(archive);
}

/** Adds the project's Node.js, npm, and the certificates that this machine trusts. */
async function makeNode(): Promise<void> {
  const container = (await buildah('from', debian)).trim();
  const root = (await buildah('mount', container)).trim();
  const inRoot = (...path: string[]) => join(root, ...path);
  cpSync(process.execPath, inRoot('usr/local/bin/node'));
  await output('npm', ['install', '--global', '--prefix', inRoot('usr/local'), npm]);
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) {
    mkdirSync(inRoot('etc/ssl/certs'), { recursive: true });
    cpSync(certificates, inRoot(certificates), { dereference: true });
  }
  await buildah('umount', container);
  if (existsSync(certificates))
    await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  await buildah('commit', '--rm', container, node);
}
