import { spawnSync } from 'node:child_process';

import { Failure } from './failure.mjs';
import { inProject } from './project.mjs';

const folder = inProject('deploy', 'prometheus');
const promtool = process.env.PROMTOOL || 'promtool';

/** Makes sure that promtool is there. @throws Failure that says what to install */
export function findPromtool() {
  if (spawnSync(promtool, ['--version']).error?.code === 'ENOENT') throw new Failure(missing);
}

/**
 * Has promtool, which comes with Prometheus, check the alerts and run their tests.
 * @returns {string[]} what is wrong
 */
export function alertDefects() {
  const commands = [
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ];
  return commands.flatMap((args) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`promtool ${args.join(' ')}\n${stdout}${stderr}`.trim()];
  });
}

const missing =
  'The alerts need promtool 2.42 or newer: install Prometheus (Debian and Ubuntu: apt-get install ' +
  'prometheus, whose service is not needed; macOS: brew install prometheus; elsewhere: ' +
  'https://prometheus.io/download), or set PROMTOOL to its path.';
