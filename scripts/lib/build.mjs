import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { compressAssets } from './compress-assets.mjs';
import { Failure } from './failure.mjs';
import { projectNode } from './node.mjs';
import { withProgress } from './progress.mjs';
import { commandOf, inProject, project } from './project.mjs';
import { run } from './run.mjs';

/** The inputs of the built pages. */
const inputs = [
  'web',
  'contract',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package-lock.json',
  'scripts/lib',
];
const stamp = inProject('dist', '.stamp');

/** True if `dist/` was built from the current sources. */
export function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === hashOfInputs();
  } catch {
    return false;
  }
}

/**
 * Builds the client into `dist/client` and its renderers into `dist/render`. Both are built next to their
 * final locations and moved there at the end, so that a failed build leaves the previous one intact.
 * @throws Failure with the tool's output
 */
export async function build() {
  const built = hashOfInputs();
  await withProgress('Building the pages', 'Built the pages', async () => {
    await vite(['--outDir', 'dist/next/client']);
    await vite(['--ssr', 'web/render.tsx', '--outDir', 'dist/next/render']);
    await compressAssets(inProject('dist', 'next', 'client', 'assets'));
  });
  for (const part of ['client', 'render']) moveIntoPlace(part);
  rmSync(inProject('dist', 'next'), { recursive: true, force: true });
  writeFileSync(stamp, built);
}

async function vite(args) {
  const command = [commandOf('vite'), 'build', '--emptyOutDir', '--logLevel', 'warn', ...args];
  // The pages are production pages, whatever NODE_ENV the script was started with.
  const { code, output } = await run(projectNode(), command, { env: { NODE_ENV: 'production' } });
  if (code !== 0)
    throw new Failure("The pages could not be built; see Vite's output above.", output);
}

function moveIntoPlace(part) {
  rmSync(inProject('dist', part), { recursive: true, force: true });
  renameSync(inProject('dist', 'next', part), inProject('dist', part));
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(inProject(input)))) {
    hash
      .update(`${relative(project, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Tests are not part of the pages. */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !/\.test\.\w+$/.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
