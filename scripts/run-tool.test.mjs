import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { smallProject } from './testing/small-project.mjs';

it('builds the pages only for tools that need them', () => {
  const folder = smallProject(
    { vite: 'process.exit(1)' },
    { 'tool.mjs': 'console.log("ran with", ...process.argv.slice(2))' },
  );
  const runTool = (...args) =>
    spawnSync(process.execPath, [join(folder, 'scripts/run-tool.mjs'), ...args], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
  const without = runTool('--no-pages', 'tool.mjs', '--quick');
  expect(without).toMatchObject({ status: 0, stdout: 'ran with --quick\n' });
  const withPages = runTool('tool.mjs', '--quick');
  expect(withPages.status).toBe(1);
  expect(withPages.stderr).toContain('The pages could not be built');
  expect(withPages.stdout).not.toContain('ran');
});
