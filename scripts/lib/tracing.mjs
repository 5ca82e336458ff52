import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { Failure } from './failure.mjs';
import { npmCommand } from './install.mjs';
import { projectNode } from './node.mjs';
import { withProgress } from './progress.mjs';
import { commandOf, inProject, setting } from './project.mjs';
import { run } from './run.mjs';

const inFolder = (...path) => inProject('deploy', 'opentelemetry', ...path);

/**
 * The options of Node.js with which the server sends traces, if TRACING=on.
 * @throws Failure without its packages
 */
export function tracingOptions() {
  if (setting('TRACING') !== 'on') return [];
  if (existsSync(inFolder('node_modules', '@opentelemetry')))
    return ['--import', pathToFileURL(inFolder('register.mjs')).href];
  throw new Failure(
    'TRACING=on needs packages that are not installed. Install them once, in the project folder: ' +
      'npm ci --omit=dev --prefix deploy/opentelemetry',
  );
}

/** Installs these packages and runs their test. @returns {Promise<string[]>} its output, if it failed */
export async function tracingDefects() {
  if (!existsSync(inFolder('node_modules', 'protobufjs'))) await install();
  const test = [commandOf('vitest'), 'run', '--project', 'external'];
  const { code, output } = await run(projectNode(), test);
  return code === 0 ? [] : [output.trim()];
}

async function install() {
  const [command, ...npm] = npmCommand();
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await withProgress('Installing OpenTelemetry', 'Installed OpenTelemetry', async () => {
    const { code, output } = await run(command, [...npm, 'ci', '--prefix', inFolder(), ...options]);
    if (code !== 0) throw new Failure('OpenTelemetry could not be installed.', output);
  });
}
