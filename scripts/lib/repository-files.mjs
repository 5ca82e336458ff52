import { readdirSync } from 'node:fs';

import { inProject } from './project.mjs';

/** What `.gitignore` lists, and git's own folder. */
const ignored = new Set([
  'node_modules',
  'dist',
  'data',
  'secrets',
  'test-results',
  'coverage',
  '.git',
  '.env',
]);

/** The paths of the repository's files, with forward slashes; works without git, too. */
export function repositoryFiles(folder = '') {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignored.has(folder ? '' : entry.name) || entry.name === 'node_modules') return [];
    return entry.isDirectory() ? repositoryFiles(path) : [path];
  });
}
