import { spawnSync } from 'node:child_process';

import { inProject } from './project.mjs';

const folder = inProject('deploy', 'prometheus');
const promtool = process.env.PROMTOOL || 'promtool';

/**
 * Has promtool, which comes with Prometheus, check the alerts and run their tests.
 * @returns {string[]} what is wrong, or what to install
 */
export function alertDefects() {
  const commands = [
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ];
  return commands.flatMap((args) => {
    const { status, error, stdout, stderr } = spawnSync(promtool, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error?.code === 'ENOENT') return args.includes('test') ? [missing] : [];
    return status === 0 ? [] : [`promtool ${args.join(' ')}\n${stdout}${stderr}`.trim()];
  });
}

const missing =
  'The alerts need promtool 2.42 or newer: install Prometheus (Debian and Ubuntu: apt-get install ' +
  'prometheus, whose service is not needed; macOS: brew install prometheus; elsewhere: ' +
  'https://prometheus.io/download), or set PROMTOOL to its path.';
