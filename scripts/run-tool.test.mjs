import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('builds the pages only for tools that need them', () => {
  const runTool = projectThatCannotBuild();
  const without = runTool('--no-pages', 'tool.mjs', '--quick');
  expect(without).toMatchObject({ status: 0, stdout: 'ran with --quick\n' });
  const withPages = runTool('tool.mjs', '--quick');
  expect(withPages.status).toBe(1);
  expect(withPages.stderr).toContain('The pages could not be built');
  expect(withPages.stdout).not.toContain('ran');
});

/** A small project with the real scripts. @returns runs `scripts/run-tool.mjs` there */
function projectThatCannotBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname), join(folder, 'scripts'), { recursive: true });
  const files = {
    'package-lock.json': '{ "packages": {} }',
    'node_modules/.package-lock.json': '{ "packages": {} }',
    'node_modules/vite/package.json': '{ "bin": "vite.mjs" }',
    'node_modules/vite/vite.mjs': 'process.exit(1)',
    'tool.mjs': 'console.log("ran with", ...process.argv.slice(2))',
  };
  const inputs = ['web/a', 'contract/a', 'vite.config.ts', 'tsconfig.json', 'tsconfig.base.json'];
  for (const file of [...inputs, 'tsconfig.web.json']) files[file] = '';
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return (...args) =>
    spawnSync(process.execPath, [join(folder, 'scripts/run-tool.mjs'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
}
