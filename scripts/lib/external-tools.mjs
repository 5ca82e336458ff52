import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { npmCommand } from './install.mjs';
import { withProgress } from './progress.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

/** Not in devDependencies: every `npm ci` would download 280 packages for this one script. */
const packages = [
  'vnu-jar@26.9.27',
  '@stoplight/spectral-cli@6.16.3',
  'dclint@3.1.0',
  'dockerfile-utils@0.16.3',
];
/** Compose's keys may come in our order, and an image that is built may have a name. */
const composeRules = { 'service-keys-order': 0, 'no-build-and-image': 0 };
/** Pins their own dependencies to the versions of this day. */
const asOf = '2026-11-01';
const minimumJava = 17;

const home = inProject('node_modules', '.cache', 'external-checks');

/** The Java that runs the HTML checker. @throws Failure that says what to install */
export function findJava() {
  const { JAVA_HOME } = process.env;
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  if (status === 0 && javaVersion(stderr) >= minimumJava) return java;
  throw new Failure(
    `The HTML checker needs Java ${minimumJava} or newer: install it (Debian and Ubuntu: apt-get install default-jre-headless; macOS: brew install openjdk; elsewhere: https://adoptium.net), or set JAVA_HOME to one.`,
    stderr ?? '',
  );
}

/**
 * The major version in the output of `java -version`, such as 17 for `openjdk version "17.0.15"
 * 2025-04-15`.
 */
export function javaVersion(text) {
  return Number(/version "(\d+)/.exec(text)?.[1] ?? 0);
}

/** Downloads the checkers unless these versions are already there. @returns the paths of their programs */
export async function downloadTools() {
  const folder = join(home, [...packages, asOf].join(' ').replaceAll(/[^\w.-]+/g, '-'));
  if (!existsSync(folder)) await download(folder);
  const inFolder = (...path) => join(folder, 'node_modules', ...path);
  return {
    vnu: inFolder('vnu-jar', 'build', 'dist', 'vnu.jar'),
    spectral: inFolder('@stoplight', 'spectral-cli', 'dist', 'index.js'),
    ruleset: join(folder, 'ruleset.json'),
    composeLint: inFolder('dclint', 'bin', 'dclint.cjs'),
    composeRules: join(folder, 'compose-rules.json'),
    dockerfileLint: inFolder('dockerfile-utils', 'bin', 'dockerfile-utils'),
  };
}

/** Downloads next to the final location first, so that an interrupted download does not count. */
async function download(folder) {
  const next = `${folder}.next`;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const [command, ...npm] = npmCommand();
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `--before=${asOf}`];
  await withProgress('Downloading the checkers', 'Downloaded the checkers', async () => {
    const args = [...npm, 'install', '--prefix', next, ...options, ...packages];
    const { code, output } = await run(command, args);
    if (code !== 0) throw new Failure('The checkers could not be downloaded.', output);
  });
  writeFileSync(join(next, 'ruleset.json'), JSON.stringify({ extends: ['spectral:oas'] }));
  writeFileSync(join(next, 'compose-rules.json'), JSON.stringify({ rules: composeRules }));
  renameSync(next, folder);
}
