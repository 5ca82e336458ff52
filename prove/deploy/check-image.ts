import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildImage } from './build-image.ts';
import { collectClaims, type Outcome } from './claims.ts';
import { programs } from './containers.ts';
import { checkAlone, checkSystemCalls, checkWithDatabase } from './image-runs.ts';
import { missingPrograms } from './programs.ts';

/** Builds the image with Buildah and runs it with Podman, on Debian. */
export async function checkImage(): Promise<Outcome> {
  const missing = whatIsMissing();
  if (missing !== null) return { passed: 0, defects: [], missing };
  const claims = collectClaims('image');
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-image-'));
  try {
    const { settings, bytes } = await buildImage(join(folder, 'context'));
    console.error(`  The image has ${Math.round(bytes / 1e6)} MB, ours and Debian's.`);
    claims.equal('it runs as a user with a number', settings.User, '10001:10001');
    claims.equal('its port', Object.keys(settings.ExposedPorts), ['3000/tcp']);
    claims.equal('its volume', Object.keys(settings.Volumes), ['/data']);
    await checkAlone(claims, settings);
    await checkSystemCalls(claims, settings, folder);
    await checkWithDatabase(claims, settings, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed: claims.passed, defects: claims.defects, missing: null };
}

function whatIsMissing(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root: debootstrap and Podman make an image';
  const names = missingPrograms(Object.keys(programs));
  if (names.length === 0) return null;
  const packages = Object.values(programs).join(' ');
  return `not installed: ${names.join(', ')} (Debian and Ubuntu: apt-get install ${packages})`;
}
