import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const scripts = join(import.meta.dirname, '..');
const noPackages = JSON.stringify({ packages: {} });

/**
 * A small project with the real scripts, until the end of the test.
 * @param {{ vite: string }} programs the source of what builds the pages
 * @param {Record<string, string>} files more of them, by path
 * @returns {string} its folder
 */
export function smallProject({ vite }, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(scripts, join(folder, 'scripts'), { recursive: true });
  const all = {
    'package-lock.json': noPackages,
    'node_modules/.package-lock.json': noPackages,
    'node_modules/vite/package.json': '{ "bin": "vite.mjs" }',
    'node_modules/vite/vite.mjs': vite,
    'contract/page.ts': '',
    'vite.config.ts': '',
    'tsconfig.json': '',
    'tsconfig.base.json': '',
    'tsconfig.web.json': '',
    'web/page.tsx': 'first version',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
