import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');

const dom = /\/lib\.dom\.d\.ts$/m;
const node = /\/@types\/node\/index\.d\.ts$/m;

// A dependency's types can reference those of an environment, which adds them to the whole project.
it.each([
  ['contract', { hasDom: false, hasNode: false }],
  ['server', { hasDom: false, hasNode: true }],
  ['web', { hasDom: true, hasNode: false }],
])('tsconfig.%s.json includes only the types of its environment', async (name, expected) => {
  const args = [tsc, '-p', `tsconfig.${name}.json`, '--listFilesOnly'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 2 ** 24,
  });
  expect({ hasDom: dom.test(stdout), hasNode: node.test(stdout) }).toEqual(expected);
});
