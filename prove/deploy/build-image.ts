import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { makeBaseImages } from './base-images.ts';
import { buildah, podman, removeContainers } from './containers.ts';
import { inRepository } from './programs.ts';

export const image = 'localhost/fourgood-check/fourgood:checked';

/** What lies around in an operator's folder and has no business in an image. */
const strayFiles = [
  '.env',
  '.env.local',
  'backup-of-monday.sql',
  'data/keys/app-secret',
  'dist/old.js',
  'secrets/database-url',
  'server/.env.production',
  'server/trouble.log',
];
export const strayText = 'stray-file-8c1f0e';

/** How the image says that it is run. */
export interface ImageSettings {
  User: string;
  Cmd: string[];
  ExposedPorts: Record<string, object>;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
}

/** Builds the image from a copy of the repository. @param folder an empty one */
export async function buildImage(
  folder: string,
): Promise<{ settings: ImageSettings; bytes: number }> {
  copyRepository(folder);
  for (const file of strayFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), strayText);
  }
  await removeContainers();
  const { debian, node } = await makeBaseImages();
  const images = ['--build-arg', `BUILD_IMAGE=${node}`, '--build-arg', `RUNTIME_IMAGE=${debian}`];
  // Only Docker's own format has health checks.
  const options = ['--format', 'docker', '--isolation', 'chroot', '--layers', ...images];
  await buildah('build', ...options, '--tag', image, folder);
  const [{ Config, Healthcheck, Size }] = JSON.parse(await podman('image', 'inspect', image)) as [
    {
      Config: Omit<ImageSettings, 'Healthcheck'>;
      Healthcheck: ImageSettings['Healthcheck'];
      Size: number;
    },
  ]; // Podman's format
  return { settings: { ...Config, Healthcheck }, bytes: Size };
}

/** Without what is installed, built and private, so that an image does not depend on who builds it. */
function copyRepository(folder: string): void {
  const root = inRepository();
  const left = ['.git', 'node_modules', 'dist', 'data', 'secrets', 'test-results', '.env'];
  const filter = (file: string) => !left.includes(relative(root, file));
  cpSync(root, folder, { recursive: true, filter });
}
